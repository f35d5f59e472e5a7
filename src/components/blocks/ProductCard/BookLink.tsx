import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface BookLinkProps {
  /** null: the product cannot be booked. */
  href: string | null;
  /** The words that the spec gives this place: 'Book' or 'Booking Now'. */
  label: string;
  /** Whose booking; read after the label, so that no two of these sound alike. */
  product: string;
  /** Id of the visible words that say why there is no href. */
  reasonId: string;
  /** @default 'small' */
  size?: 'small' | 'large';
  /** @default 'full' */
  width?: 'content' | 'full';
}

/** The way to a product's booking form; without an address a button that stays reachable and says why it does nothing. */
export function BookLink({ href, label, product, reasonId, size = 'small', width = 'full' }: BookLinkProps) {
  const words = (
    <span>
      {label}
      <VisuallyHidden> {product}</VisuallyHidden>
    </span>
  );
  return href === null ? (
    <Button tone="accent" size={size} width={width} state="unavailable" aria-describedby={reasonId}>
      {words}
    </Button>
  ) : (
    <ButtonLink tone="accent" size={size} width={width} href={href}>
      {words}
    </ButtonLink>
  );
}
