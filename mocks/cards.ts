import type { ComponentType } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { PaymentAnswer } from '#contract/payment.ts';
import type { CardPayments } from '#app/services/ports.ts';
import { entryOf, type TypedCard } from './cardEntry.ts';
import type { WorldView } from './draft.ts';
import { answerOf, authenticated, confirmed, type Intent, isOpen, rowIdOf } from './intent.ts';
import { type TestCard, testCards } from './testCards.ts';
import type { World } from './world.ts';

/** What the bank asks about. */
export interface Charge {
  /** In dollars. */
  price: number;
}

/** A field to type a card into, and what stands in it. */
export interface MountedField {
  CardField: ComponentType<CardFieldProps>;
  /** The card in the field that is on the page; null when there is none. */
  read: () => TypedCard | null;
}

export interface SandboxCardsOptions {
  /** Keeps the intents. */
  world: Pick<World, 'read' | 'write'>;
  /** The bank asks the shopper; false is no, and closing the question. */
  ask: (charge: Charge) => Promise<boolean>;
  /** Milliseconds since 1970. */
  now: () => number;
  field: MountedField;
}

const REAL_CARD =
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.';

/** The secret is not named: what is thrown may be written down. */
function find(view: WorldView, clientSecret: string): Intent {
  const intent = view.get('intents', rowIdOf(clientSecret));
  if (intent?.clientSecret !== clientSecret) throw new Error('No such payment_intent');
  return intent;
}

/**
 * Stands in for Stripe: its test cards, its words, its manners. What was typed is kept in memory alone, and goes with the field. Which
 * test card a payment method stands for is remembered, in memory too, for as long as the page is open.
 */
export function createSandboxCards({ world, ask, now, field }: SandboxCardsOptions): CardPayments {
  const methods = new Map<string, TestCard>();

  /** All tabs decide one after the other, so that no intent succeeds twice. */
  const move = (clientSecret: string, step: (intent: Intent) => Intent): Promise<PaymentAnswer> =>
    world.write((draft) => {
      const before = find(draft, clientSecret);
      const after = step(before);
      if (after !== before) draft.put('intents', after);
      return answerOf(after, now());
    });

  return {
    CardField: field.CardField,
    createPaymentMethod: async () => {
      const typed = field.read();
      if (typed === null) throw new Error('There is no card field on the page');
      const entry = entryOf(typed, now());
      if (entry.state !== 'complete') return { state: 'refused', message: entry.message };
      const card = testCards.find(({ number }) => number === typed.number);
      if (card === undefined) return { state: 'refused', message: REAL_CARD };
      const paymentMethodId = `pm_${crypto.randomUUID()}`;
      methods.set(paymentMethodId, card);
      return { state: 'created', paymentMethodId };
    },
    confirmPayment: ({ clientSecret, paymentMethodId }) =>
      move(clientSecret, (intent) => {
        if (!isOpen(intent)) return intent;
        const card = methods.get(paymentMethodId);
        if (card === undefined) throw new Error('No such PaymentMethod');
        return confirmed(intent, card, now());
      }),
    authenticate: async ({ clientSecret }) => {
      const intent = await world.read((view) => find(view, clientSecret));
      if (intent.state !== 'actionRequired') return answerOf(intent, now());
      const accepted = await ask({ price: intent.price });
      return move(clientSecret, (present) => authenticated(present, accepted));
    },
    retrievePayment: ({ clientSecret }) => world.read((view) => answerOf(find(view, clientSecret), now())),
  };
}
