import * as css from './Price.css.ts';

export interface PriceProps {
  /** '$64.90', '$349.00/per' or 'Price unavailable': what follows a slash is set small. */
  children: string;
  /** So that an unavailable button can name it as its reason. */
  id?: string;
  /** @default 'card' */
  size?: 'card' | 'details';
}

/** A price in tabular figures; one that could not be read is a calm sentence instead. For a total in a form use Text. */
export function Price({ children, id, size = 'card' }: PriceProps) {
  const [amount, unit] = children.split('/');
  return (
    <p className={css.price[children.startsWith('$') ? size : 'unavailable']} id={id}>
      {amount}
      {unit !== undefined && <span className={css.unit}>/{unit}</span>}
    </p>
  );
}
