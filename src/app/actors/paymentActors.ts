import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentContext, PaymentEvent } from '#machines/payment/payment.types.ts';
import type { CardPayments } from '../services/ports.ts';
import { isPaymentPageOf } from '../navigation/paymentPath.ts';
import { PAID } from '../texts/documented.ts';
import { sentenceOfRefusal } from '../texts/payments.ts';
import { announceChange } from './announceChange.ts';
import { callActor } from './callActor.ts';
import { deviceClock } from './deviceClock.ts';
import type { Effects } from './effects.ts';
import { lockActor } from './lockActor.ts';
import type { PaymentJournal } from './paymentJournal.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

/** What a payment changes elsewhere. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];
const KEPT = ['unresolvedPayments'];

/** The payment machine over the API, the card provider, the device and the app's surroundings; only a payment `isKept` speaks to who is here. */
function providePayment(
  effects: Effects,
  journal: PaymentJournal,
  load: () => Promise<CardPayments>,
  isKept: (payment: unknown) => boolean,
) {
  const { api, device, surroundings, toasts } = effects;
  const cardCall = <Input, Answer>(call: (cards: CardPayments, input: Input) => Promise<Answer>) =>
    fromPromise<Answer, Input>(async ({ input }) => call(await load(), input));
  const isLeft = (payment: unknown, { bookingId }: PaymentContext) => isKept(payment) && !isPaymentPageOf(bookingId, surroundings.path);
  return paymentMachine.provide({
    actors: {
      holdLock: lockActor<PaymentEvent>(device),
      recallAttempt: fromPromise(async ({ input }) => journal.recall(input.bookingId)),
      getBooking: callActor(api, 'getBooking'),
      checkAdmin: callActor(api, 'checkAdmin'),
      openCardField: fromPromise<void>(async () => void (await load())),
      createPaymentIntent: callActor(api, 'createPaymentIntent'),
      createPaymentMethod: cardCall((cards, input) => cards.createPaymentMethod(input)),
      confirmPayment: cardCall((cards, input) => cards.confirmPayment(input)),
      authenticate: cardCall((cards, input) => cards.authenticate(input)),
      retrievePayment: cardCall((cards, input) => cards.retrievePayment(input)),
      recordPayment: callActor(api, 'recordPayment'),
    },
    actions: {
      keepAttempt: (_, kept) => {
        journal.keep(kept);
        announceChange(effects, KEPT);
      },
      forgetAttempt: (_, { attempt }) => {
        if (attempt === null) return;
        journal.forget(attempt);
        announceChange(effects, KEPT);
      },
      announcePaid: ({ context, self }) => {
        announceChange(effects, CHANGED);
        if (isLeft(self, context)) toasts.add({ tone: 'good', text: PAID });
      },
      announceDeclined: ({ context, self }) => {
        if (isLeft(self, context))
          toasts.add({ tone: 'critical', text: `${context.booking?.name}: ${sentenceOfRefusal(context.refusal)}` });
      },
    },
  });
}

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
  const machine = providePayment(effects, journal, load, (payment) => all().some((kept) => kept === payment));
  const endsWithThisTab = (payment: PaymentActor): boolean => {
    const snapshot = payment.getSnapshot();
    return snapshot.hasTag('doubtful') || (snapshot.hasTag('unsaved') && !journal.isKept(snapshot.context.bookingId));
  };
  effects.device.onReconnect(() => {
    for (const payment of all()) payment.send({ type: 'payment.reconnected' });
  });
  return {
    /**
     * The payment of this booking where it stands, while it is under way or its page is open, which may be drawn more than once; else a
     * new one, which begins by looking at what is known.
     */
    open(email: string, bookingId: string): PaymentActor {
      const key = keyOf(email, bookingId);
      const known = payments.get(key);
      if (known && !(left.has(key) && known.getSnapshot().hasTag('resting'))) return known;
      known?.stop();
      left.delete(key);
      const payment = createActor(machine, { input: { bookingId, email }, clock: deviceClock(effects.device) }).start();
      payments.set(key, payment);
      return payment;
    },
    /** Its page is left: where it rests, the next visit begins anew. */
    leave: (email: string, bookingId: string): void => void left.add(keyOf(email, bookingId)),
    /** The provider's card field; null before a payment has come that far. */
    cardField: () => cards?.CardField ?? null,
    /** Goes on with what an earlier visit of this person could not bring to its end. */
    resume(email: string): void {
      for (const { bookingId } of journal.listResumable(email)) this.open(email, bookingId);
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
