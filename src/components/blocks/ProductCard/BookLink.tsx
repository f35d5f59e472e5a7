import { SOLD_OUT } from '#contract/texts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { soldOut, soldOutSizes } from './ProductCard.css.ts';

/** The link to book a product, or the reason why there is none. */
export interface BookableView {
  /** null if the product cannot be booked because its price cannot be read. */
  bookHref: string | null;
  /** True if its stock is 0. A quiet 'Sold Out' then replaces the link. */
  isSoldOut: boolean;
}

export interface BookLinkProps {
  product: BookableView & { name: string };
  /** The visible text that the spec requires here: 'Book' or 'Booking Now'. Screen readers also read the product's name. */
  label: string;
  /** The id of the visible text that says why there is no `bookHref`. */
  reasonId: string;
  /** @default 'small' */
  size?: 'small' | 'large';
  /** @default 'full' */
  width?: 'content' | 'full';
}

/**
 * Links to a product's booking form, or says that it is sold out. Without an address it is an unavailable button, which stays focusable and
 * says why.
 */
export function BookLink({ product, label, reasonId, size = 'small', width = 'full' }: BookLinkProps) {
  if (product.isSoldOut) return <p className={`${soldOut} ${soldOutSizes[size]}`}>{SOLD_OUT}</p>;
  const text = (
    <span>
      {label}
      <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
    </span>
  );
  return product.bookHref === null ? (
    <Button tone="accent" size={size} width={width} state="unavailable" aria-describedby={reasonId}>
      {text}
    </Button>
  ) : (
    <ButtonLink tone="accent" size={size} width={width} href={product.bookHref}>
      {text}
    </ButtonLink>
  );
}
