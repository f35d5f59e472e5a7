import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface BookLinkProps {
  /** null if the product cannot be booked. */
  href: string | null;
  /** The visible text that the spec requires here: 'Book' or 'Booking Now'. */
  label: string;
  /** The product's name. Screen readers read it after the label, so that every link has a unique name. */
  product: string;
  /** The id of the visible text that says why there is no `href`. */
  reasonId: string;
  /** @default 'small' */
  size?: 'small' | 'large';
  /** @default 'full' */
  width?: 'content' | 'full';
}

/** Links to a product's booking form. Without an `href` it is an unavailable button, which stays focusable and says why. */
export function BookLink({ href, label, product, reasonId, size = 'small', width = 'full' }: BookLinkProps) {
  const text = (
    <span>
      {label}
      <VisuallyHidden> {product}</VisuallyHidden>
    </span>
  );
  return href === null ? (
    <Button tone="accent" size={size} width={width} state="unavailable" aria-describedby={reasonId}>
      {text}
    </Button>
  ) : (
    <ButtonLink tone="accent" size={size} width={width} href={href}>
      {text}
    </ButtonLink>
  );
}
