import type { MountedField } from './cards.ts';
import type { TypedCard } from './cardEntry.ts';
import { CardField } from '../ui/CardField.tsx';

/** A card field that gives its card only to the fake Stripe. No prop and no store of the shop ever contains it. */
export function createMountedField(now: () => number): MountedField {
  let typed: TypedCard | null = null;
  const hold = (card: TypedCard | null) => {
    typed = card;
  };
  return {
    CardField: (props) => <CardField {...props} now={now} onCard={hold} />,
    read: () => typed,
  };
}
