import type { CardPayments } from '#app/services/ports.ts';
import { SandboxCardField } from '../ui/SandboxCardField.tsx';
import type { TypedCard } from './cardEntry.ts';
import { createSandboxCards, type MountedField, type SandboxCardsOptions } from './cards.ts';

type CardOptions = Omit<SandboxCardsOptions, 'field'>;

/** A card field that gives its card only to the fake Stripe. No prop and no store of the shop ever contains it. */
function createMountedField(now: () => number): MountedField {
  let typed: TypedCard | null = null;
  const setCard = (card: TypedCard | null) => {
    typed = card;
  };
  return {
    CardField: (props) => <SandboxCardField {...props} now={now} onCard={setCard} />,
    read: () => typed,
  };
}

/** Creates the fake Stripe with its card field. */
export const openCards = (options: CardOptions): CardPayments => createSandboxCards({ ...options, field: createMountedField(options.now) });
