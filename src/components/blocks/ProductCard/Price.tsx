import * as css from './ProductCard.css.ts';

export interface PriceProps {
  /** '$64.90', '$349.00/per' or 'Price unavailable'. The text after a slash is small. */
  children: string;
  /** Lets an unavailable button refer to the price as its reason. */
  id?: string;
  /** @default 'card' */
  size?: 'card' | 'details';
}

/** A price in tabular figures, or a plain sentence if it could not be read. Use Text for a total in a form. */
export function Price({ children, id, size = 'card' }: PriceProps) {
  const [amount, unit] = children.split('/');
  return (
    <p className={css.price[children.startsWith('$') ? size : 'unavailable']} id={id}>
      {unit === undefined ? (
        amount
      ) : (
        <>
          <span>{amount}</span>
          <span className={css.unit}>{`/${unit}`}</span>
        </>
      )}
    </p>
  );
}
