import type { ComponentType } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { PaymentResult } from '#contract/payment.ts';
import type { CardPayments } from '#app/services/ports.ts';
import { randomHex } from '../randomHex.ts';
import type { WorldView } from '../store/transaction.ts';
import type { World } from '../store/world.ts';
import { entryOf, type TypedCard } from './cardEntry.ts';
import { answerOf, authenticated, confirmed, type Intent, isOpen, rowIdOf } from './intent.ts';
import { type TestCard, testCards } from './testCards.ts';

/** The charge that the bank asks the shopper to confirm. */
export interface Charge {
  /** In dollars. */
  price: number;
}

/** A card field, and access to its content. */
export interface MountedField {
  CardField: ComponentType<CardFieldProps>;
  /** The card in the mounted field, or null if none is mounted. */
  read: () => TypedCard | null;
}

export interface SandboxCardsOptions {
  /** Stores the intents. */
  world: Pick<World, 'read' | 'write'>;
  /** Asks the shopper to confirm. Resolves with false if they refuse or close the dialog. */
  confirmCharge: (charge: Charge) => Promise<boolean>;
  /** The current time in milliseconds since 1970. */
  now: () => number;
  field: MountedField;
}

const NOT_A_TEST_CARD =
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.';

/** The error must not contain the secret, because it may be logged. */
function find(view: WorldView, clientSecret: string): Intent {
  const intent = view.get('intents', rowIdOf(clientSecret));
  if (intent?.clientSecret !== clientSecret) throw new Error('No such payment_intent');
  return intent;
}

/**
 * A fake Stripe with its test cards, messages and behaviour. The typed card is only in memory, until the field unmounts. The test card of
 * each payment method is also in memory, until the page closes.
 */
export function createSandboxCards({ world, confirmCharge, now, field }: SandboxCardsOptions): CardPayments {
  const methods = new Map<string, TestCard>();

  /** Runs exclusively across all tabs, so that no intent succeeds twice. */
  const transition = (clientSecret: string, step: (intent: Intent) => Intent): Promise<PaymentResult> =>
    world.write((transaction) => {
      const before = find(transaction, clientSecret);
      const after = step(before);
      if (after !== before) transaction.put('intents', after);
      return answerOf(after, now());
    });

  return {
    CardField: field.CardField,
    createPaymentMethod: async () => {
      const typed = field.read();
      if (typed === null) throw new Error('No card field is mounted');
      const entry = entryOf(typed, now());
      if (entry.state !== 'complete') return { state: 'refused', message: entry.message };
      const card = testCards.find(({ number }) => number === typed.number);
      if (card === undefined) return { state: 'refused', message: NOT_A_TEST_CARD };
      const paymentMethodId = `pm_${randomHex()}`;
      methods.set(paymentMethodId, card);
      return { state: 'created', paymentMethodId };
    },
    confirmPayment: ({ clientSecret, paymentMethodId }) =>
      transition(clientSecret, (intent) => {
        if (!isOpen(intent)) return intent;
        const card = methods.get(paymentMethodId);
        if (card === undefined) throw new Error('No such PaymentMethod');
        return confirmed(intent, card, now());
      }),
    authenticate: async ({ clientSecret }) => {
      const intent = await world.read((view) => find(view, clientSecret));
      if (intent.state !== 'actionRequired') return answerOf(intent, now());
      const accepted = await confirmCharge({ price: intent.price });
      return transition(clientSecret, (present) => authenticated(present, accepted));
    },
    retrievePayment: ({ clientSecret }) => world.read((view) => answerOf(find(view, clientSecret), now())),
  };
}
