import { type ActorRefFrom, createActor } from 'xstate';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { isPaymentPageOf } from '../../navigation/paths.ts';
import { normalizeEmail } from '#contract/sameEmail.ts';
import type { CardPayments } from '../../services/ports.ts';
import { actorOptions } from '../../runtime/actorOptions.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import type { PaymentStore } from './paymentStore.ts';
import { providePayment } from './payment.actor.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

/** The same for all spellings of an email (`sameEmail`). */
const keyOf = (email: string, bookingId: string): string => JSON.stringify([normalizeEmail(email), bookingId]);

const isCharging = (payment: PaymentActor): boolean => payment.getSnapshot().hasTag('charging');

/** True from Pay to the provider's answer. */
const isPaying = (payment: PaymentActor): boolean => payment.getSnapshot().hasTag('paying') || isCharging(payment);

/** True while only this page knows of the payment, because the browser could not store it. */
const isUnstored = (payment: PaymentActor): boolean => {
  const { pending, isStored } = payment.getSnapshot().context;
  return pending !== null && !isStored;
};

/** Creates and keeps the payment actors, one per user and booking. They continue when the page that started them is left. */
export function createPayments(context: FlowContext, store: PaymentStore) {
  const payments = new Map<string, PaymentActor>();
  const closedPages = new Set<string>();
  let cards: CardPayments | null = null;
  // A failed load is not cached, so that it can be retried.
  const load = async () => (cards ??= await (await context.providers).loadCards());
  const all = () => [...payments.values()];
  const machine = providePayment(context, store, load, (payment) => all().some((current) => current === payment));
  const isOnlyInThisTab = (payment: PaymentActor): boolean => payment.getSnapshot().hasTag('unresolved') || isUnstored(payment);
  context.platform.onConnectionChange(() => {
    if (!context.platform.isOnline()) return;
    for (const payment of all()) payment.send({ type: 'payment.reconnected' });
  });
  return {
    /**
     * Returns this booking's payment while it is pending, its page is open (a page may render more than once), or only this page knows of
     * it, because a new one would let another tab have the lock. Otherwise returns a new one, which starts by loading what is known. If
     * `mayAuthenticate` is false, the bank's authentication waits for a click.
     */
    open(email: string, bookingId: string, mayAuthenticate = true): PaymentActor {
      const key = keyOf(email, bookingId);
      const known = payments.get(key);
      if (known && isUnstored(known) && store.persistAgain(bookingId)) known.send({ type: 'store.answered', isStored: true });
      if (known && !(closedPages.has(key) && known.getSnapshot().hasTag('resting') && !isUnstored(known))) return known;
      known?.stop();
      closedPages.delete(key);
      const payment = createActor(machine, {
        input: { bookingId, email, mayAuthenticate },
        ...actorOptions(context),
      }).start();
      payments.set(key, payment);
      return payment;
    },
    /** Call it when the page is left. If nothing is pending, the next visit starts again. */
    leave: (email: string, bookingId: string): void => void closedPages.add(keyOf(email, bookingId)),
    /** The provider's card field, or null until it is loaded. */
    cardField: () => cards?.CardField ?? null,
    /** Resumes the unresolved payments of this user. A bank's authentication opens only over its payment's page. */
    resume(email: string): void {
      for (const { bookingId } of store.listResumable(email))
        this.open(email, bookingId, isPaymentPageOf(bookingId, context.platform.currentPath()));
    },
    /** True while a card is being charged or about to be. */
    hasCharge: () => all().some(isPaying),
    /** True if only this tab can find out the result of a payment. */
    hasTabOnlyPayment: () => all().some(isOnlyInThisTab),
    /** Restarts the open payments, because nothing they know is valid any more. */
    restart: () => {
      for (const payment of all()) payment.send({ type: 'payment.restart' });
    },
    /** Drops all payments; they stay stored on the device. A pending charge finishes silently, then stops. */
    resetUser(): void {
      for (const payment of all()) {
        if (isCharging(payment)) payment.subscribe(() => isCharging(payment) || payment.stop());
        else payment.stop();
      }
      payments.clear();
      closedPages.clear();
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
