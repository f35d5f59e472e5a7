import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { TypedCard } from '../cardEntry.ts';

export interface SandboxCardFieldProps extends CardFieldProps {
  /** Milliseconds since 1970: no card may have expired before. */
  now: () => number;
  /** Hears of the card itself, digits and all; null when the field leaves the page. */
  onCard: (card: TypedCard | null) => void;
}

/** Stands in for Stripe's card element. */
export function CardField({ id }: SandboxCardFieldProps) {
  return <input id={id} />;
}
