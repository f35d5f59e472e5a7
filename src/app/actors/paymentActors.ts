import { type ActorRefFrom, createActor } from 'xstate';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { isPaymentPageOf } from '../navigation/paymentPath.ts';
import type { CardPayments } from '../services/ports.ts';
import { platformClock } from './platformClock.ts';
import type { Effects } from './effects.ts';
import type { PaymentJournal } from './paymentJournal.ts';
import { createPaymentLogic } from './paymentLogic.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

const keyOf = (email: string, bookingId: string): string => JSON.stringify([email, bookingId]);

const isCharging = (payment: PaymentActor): boolean => payment.getSnapshot().hasTag('charging');

/** From Pay to the provider's answer. */
function isPaying(payment: PaymentActor): boolean {
  const snapshot = payment.getSnapshot();
  return (
    snapshot.hasTag('preparing') ||
    snapshot.hasTag('charging') ||
    (!snapshot.hasTag('resting') && snapshot.context.paymentMethodId !== null)
  );
}

/** The payments under way, one a person and booking: they outlive the page that started them. */
export function createPaymentActors(effects: Effects, journal: PaymentJournal) {
  const payments = new Map<string, PaymentActor>();
  const left = new Set<string>();
  let cards: CardPayments | null = null;
  // What could not be loaded is asked for again.
  const load = async () => (cards ??= await (await effects.backend).loadCards());
  const all = () => [...payments.values()];
  const machine = createPaymentLogic(effects, journal, load, (payment) => all().some((kept) => kept === payment));
  const endsWithThisTab = (payment: PaymentActor): boolean => {
    const snapshot = payment.getSnapshot();
    return snapshot.hasTag('doubtful') || (snapshot.hasTag('unsaved') && !journal.isKept(snapshot.context.bookingId));
  };
  effects.platform.onConnectionChange(() => {
    if (!effects.platform.isOnline()) return;
    for (const payment of all()) payment.send({ type: 'payment.reconnected' });
  });
  return {
    /**
     * The payment of this booking where it stands, while it is under way or its page is open, which may be drawn more than once; else a
     * new one, which begins by looking at what is known. Unless it `mayAsk`, a bank's question waits for a press.
     */
    open(email: string, bookingId: string, mayAsk = true): PaymentActor {
      const key = keyOf(email, bookingId);
      const known = payments.get(key);
      if (known && !(left.has(key) && known.getSnapshot().hasTag('resting'))) return known;
      known?.stop();
      left.delete(key);
      const payment = createActor(machine, { input: { bookingId, email, mayAsk }, clock: platformClock(effects.platform) }).start();
      payments.set(key, payment);
      return payment;
    },
    /** Its page is left: where it rests, the next visit begins anew. */
    leave: (email: string, bookingId: string): void => void left.add(keyOf(email, bookingId)),
    /** The provider's card field; null before a payment has come that far. */
    cardField: () => cards?.CardField ?? null,
    /** Goes on with what an earlier visit of this person could not bring to its end. No bank asks over a page that is not the payment's. */
    resume(email: string): void {
      for (const { bookingId } of journal.listResumable(email))
        this.open(email, bookingId, isPaymentPageOf(bookingId, effects.navigationRef.path));
    },
    /** Whether a card is being charged, or about to be. */
    arePaying: () => all().some(isPaying),
    /** Whether something would be lost with this tab. */
    areUnderWay: () => all().some((payment) => isPaying(payment) || endsWithThisTab(payment)),
    /** Nothing that was known holds any more: whatever is open looks anew. */
    restart: () => {
      for (const payment of all()) payment.send({ type: 'payment.restart' });
    },
    /** Another person: what rests or waits is dropped, it is kept on the device; a charge comes to its outcome, in silence, and stops there. */
    forgetPerson(): void {
      for (const payment of all()) {
        if (!isCharging(payment)) payment.stop();
        else {
          payment.send({ type: 'payment.forsake' });
          payment.subscribe(() => isCharging(payment) || payment.stop());
        }
      }
      payments.clear();
      left.clear();
    },
  };
}

export type PaymentActors = ReturnType<typeof createPaymentActors>;
