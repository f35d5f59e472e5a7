import { fromCallback, fromPromise } from 'xstate';
import { ApiError } from '#contract/apiError.ts';
import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { Input, Output } from '#contract/operations.ts';
import { type Billing, intentIdOf, type PaymentResult, type PaymentMethodResult } from '#contract/payment.ts';
import type { RestoredPayment, StoredPayment } from '#machines/payment/payment.setup.ts';
import { readBookingActor } from '#app/features/payments/payment.actor.ts';
import type { PendingPayment, PaymentEvent } from '#machines/payment/payment.setup.ts';
import { booking } from './booking.ts';
import type { Fault as ShopFault } from './failingShop.ts';

/**
 * The failure of a call: as in `failingShop`; applied and then never answered (`noResponse`), or answered with 404 (`notFound`) or 409
 * (`conflict`); or answered as a success and not applied (`ignored`).
 */
type Fault = ShopFault | 'noResponse' | 'notFound' | 'conflict' | 'ignored';

/** The bank's result for a card: paid, paid after asking the shopper, paid later, declined, rejected as invalid, or the intent is canceled. */
export type CardKind = 'good' | 'challenged' | 'slow' | 'declined' | 'invalid' | 'canceled';

export const unpaidBooking: Booking = { ...booking, email: 'shopper@example.com' };

const STATE_AFTER_CONFIRM: Record<CardKind, PaymentResult['state']> = {
  good: 'succeeded',
  challenged: 'actionRequired',
  slow: 'processing',
  declined: 'declined',
  invalid: 'declined',
  canceled: 'canceled',
};

interface Intent {
  state: PaymentResult['state'] | 'new';
  /** The number of responses that are still 'processing'. */
  delay: number;
  /** The number of charges. It must never exceed 1. */
  charges: number;
}

const never = () => new Promise<never>(() => {});

/**
 * A shop with one booking, a bank and a browser. `faults` defines how the n-th call (from 0) fails. At the call `crashAt` the first page
 * crashes: the call is applied or not, but gets no response. Stored payments outlive pages. `openTab` returns the actors of a page.
 */
export function failingBank(
  card: CardKind,
  { faults = {}, crashAt }: { faults?: Record<number, Fault>; crashAt?: { call: number; applied: boolean } } = {},
) {
  let calls = 0;
  let lockHolders = 0;
  let tabs = 0;
  const upcoming = new Map<string, Fault>();
  const charge = (intent: Intent) => {
    intent.charges += 1;
    intent.state = 'succeeded';
  };
  const bank = {
    card,
    booking: { ...unpaidBooking } as Booking | null,
    intents: new Map<string, Intent>(),
    /** The pending payments that the browser stores for all tabs. */
    store: new Map<string, PendingPayment>(),
    log: [] as string[],
    /** Violations that must never occur. */
    violations: [] as string[],
    crashed: false,
    /** True if the browser can store nothing more: a payment is then kept in its tab. */
    isFull: false,
    lockQueue: [] as (() => void)[],
    /** Applies the charges that got no response. */
    applyDelayedCharges: () => [...bank.intents.values()].forEach(charge),
    /** Makes the next call of each name fail. */
    failNext: (fault: Fault, ...names: string[]) => names.forEach((name) => upcoming.set(name, fault)),
    charges: () => [...bank.intents.values()].reduce((sum, { charges }) => sum + charges, 0),
  };

  const call = async <T>(name: string, isWrite: boolean, apply: () => T, whenIgnored: T | null = null): Promise<T> => {
    const at = calls++;
    if (bank.crashed) return never();
    const fault = faults[at] ?? upcoming.get(name);
    upcoming.delete(name);
    bank.log.push(fault === undefined ? name : `${name}:${fault}`);
    if (crashAt?.call === at && tabs === 1) {
      if (crashAt.applied) apply();
      bank.crashed = true;
      return never();
    }
    if (fault === 'refused') throw new ApiError('http', { message: 'no', status: 400 });
    if (fault === 'requestLost') throw new ApiError('timeout', { message: 'late', ambiguous: isWrite });
    if (fault === 'ignored') return whenIgnored as T;
    const answer = apply();
    if (fault === 'conflict') throw new ApiError('http', { message: 'paid otherwise', status: 409 });
    if (fault === 'noResponse') return never();
    if (fault === 'notFound') throw new ApiError('http', { message: 'gone', status: 404 });
    if (fault === 'responseLost') throw new ApiError('offline', { message: 'gone', ambiguous: isWrite });
    return structuredClone(answer);
  };

  const intentOf = (clientSecret: string): Intent => {
    const intent = bank.intents.get(intentIdOf(clientSecret));
    if (!intent) throw new Error(`No intent of ${clientSecret}`);
    return intent;
  };
  const answerOf = (clientSecret: string): PaymentResult => {
    const { state } = intentOf(clientSecret);
    if (state === 'succeeded') return { state, transactionId: intentIdOf(clientSecret) };
    return state === 'new' || state === 'declined'
      ? { state: 'declined', message: state === 'new' ? '' : 'Your card was declined.' }
      : { state };
  };
  const confirm = (clientSecret: string): PaymentResult => {
    const intent = intentOf(clientSecret);
    if (intent.state === 'succeeded') return answerOf(clientSecret);
    if (lockHolders === 0) bank.violations.push('charged without the lock');
    if (!bank.isFull && bank.store.get('b1')?.stage !== 'confirming') bank.violations.push('charged without a stored payment');
    if (bank.card === 'good') charge(intent);
    else intent.state = STATE_AFTER_CONFIRM[bank.card];
    return answerOf(clientSecret);
  };
  const authenticate = (clientSecret: string): PaymentResult => {
    const intent = intentOf(clientSecret);
    if (intent.state === 'actionRequired') charge(intent);
    return answerOf(clientSecret);
  };
  const retrieve = (clientSecret: string): PaymentResult => {
    const intent = intentOf(clientSecret);
    if (intent.state === 'processing' && (intent.delay -= 1) < 0) charge(intent);
    return answerOf(clientSecret);
  };
  const record = ({ id, body }: Input<'recordPayment'>): null => {
    if (bank.booking?._id !== id) throw new ApiError('http', { message: 'gone', status: 404 });
    if (isPaid(bank.booking) && bank.booking.transactionId !== body.transactionId)
      throw new ApiError('http', { message: 'paid otherwise', status: 409 });
    bank.booking = { ...bank.booking, paid: true, transactionId: body.transactionId };
    return null;
  };

  /** Opens a page in its own tab. `secrets` is the tab's storage. Pass it again to reload the tab. */
  function openTab(secrets = new Map<string, string>()) {
    bank.crashed = false;
    tabs += 1;
    /** The payments that the browser could not store. */
    const kept = new Map<string, PendingPayment>();
    const tab = { secrets, releaseLock: () => {} };
    const readStored = (bookingId: string): RestoredPayment => {
      const pending = kept.get(bookingId) ?? bank.store.get(bookingId) ?? null;
      const secret = secrets.get(bookingId) ?? null;
      return {
        pending,
        clientSecret: secret !== null && intentIdOf(secret) === pending?.intentId ? secret : null,
        isStored: !kept.has(bookingId),
      };
    };
    return {
      tab,
      actors: {
        holdLock: fromCallback<PaymentEvent, { name: string; bookingId: string }>(({ sendBack, input }) => {
          let hasLock = false;
          const acquire = () => {
            if (lockHolders !== 0) return void bank.lockQueue.push(acquire);
            lockHolders += 1;
            hasLock = true;
            sendBack({ type: 'lock.granted', stored: readStored(input.bookingId) });
          };
          tab.releaseLock = () => {
            bank.lockQueue = bank.lockQueue.filter((queued) => queued !== acquire);
            if (!hasLock) return;
            hasLock = false;
            lockHolders -= 1;
            bank.lockQueue.shift()?.();
          };
          acquire();
          return () => tab.releaseLock();
        }),
        readStored: fromPromise<RestoredPayment, { bookingId: string }>(async ({ input }) => readStored(input.bookingId)),
        getBooking: fromPromise<Output<'getBooking'>, Input<'getBooking'>>(() => call('getBooking', false, () => bank.booking)),
        readBooking: readBookingActor({
          getBooking: () => call('getBooking', false, () => bank.booking),
          checkAdmin: () => call('checkAdmin', false, () => ({ admin: false })),
        }),
        openCardField: fromPromise<void>(() => call<void>('openCardField', false, () => {})),
        createPaymentIntent: fromPromise<Output<'createPaymentIntent'>, Input<'createPaymentIntent'>>(() =>
          call(
            'createPaymentIntent',
            true,
            () => {
              const id = `pi_${bank.intents.size + 1}`;
              bank.intents.set(id, { state: 'new', delay: 2, charges: 0 });
              return { clientSecret: `${id}_secret_x` };
            },
            { clientSecret: 'garbage' },
          ),
        ),
        createPaymentMethod: fromPromise<PaymentMethodResult, Billing>(() =>
          call('createPaymentMethod', true, () =>
            bank.card === 'invalid'
              ? { state: 'refused' as const, message: 'Your card number is invalid.' }
              : { state: 'created' as const, paymentMethodId: 'pm_1' },
          ),
        ),
        confirmPayment: fromPromise<PaymentResult, { clientSecret: string; paymentMethodId: string }>(({ input }) =>
          call('confirmPayment', true, () => confirm(input.clientSecret)),
        ),
        authenticate: fromPromise<PaymentResult, { clientSecret: string }>(({ input }) =>
          call('authenticate', true, () => authenticate(input.clientSecret)),
        ),
        retrievePayment: fromPromise<PaymentResult, { clientSecret: string; paymentMethodId: string }>(({ input }) =>
          call('retrievePayment', false, () => retrieve(input.clientSecret)),
        ),
        recordPayment: fromPromise<Output<'recordPayment'>, Input<'recordPayment'> & { email: string }>(({ input }) =>
          call('recordPayment', true, () => record(input)),
        ),
      },
      /** Returns false if the browser could not store the payment. */
      persistPending: ({ pending, clientSecret }: StoredPayment): boolean => {
        if (bank.crashed || !pending) return true;
        if (bank.isFull) kept.set(pending.bookingId, pending);
        else {
          kept.delete(pending.bookingId);
          bank.store.set(pending.bookingId, pending);
        }
        if (clientSecret === null) secrets.delete(pending.bookingId);
        else secrets.set(pending.bookingId, clientSecret);
        return !bank.isFull;
      },
      deletePending: (pending: PendingPayment) => {
        if (bank.crashed) return;
        if (bank.store.get(pending.bookingId)?.intentId === pending.intentId) bank.store.delete(pending.bookingId);
        kept.delete(pending.bookingId);
        secrets.delete(pending.bookingId);
      },
    };
  }
  return { bank, openTab, locksHeld: () => lockHolders };
}

export type FailingBank = ReturnType<typeof failingBank>;
