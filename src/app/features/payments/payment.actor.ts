import { fromPromise } from 'xstate';
import { ApiError, hasStatus, isGone } from '#contract/apiError.ts';
import type { Booking } from '#contract/entities/booking.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { PAYMENT_COMPLETED } from '#contract/texts.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentContext, PaymentEvent } from '#machines/payment/payment.setup.ts';
import { isPaymentPageOf } from '../../navigation/paths.ts';
import type { CardPayments, ShopApi } from '../../services/ports.ts';
import { nameOrMissing } from '../../messages/nameOrMissing.ts';
import { refusalMessage } from '../../messages/payments.ts';
import { broadcastChange, ORDER_READS } from '../../queries/broadcastChange.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { callActor, lockActor } from '../../runtime/machineActors.ts';
import { UNRESOLVED_PAYMENTS, type PaymentStore } from './paymentStore.ts';

/** A failed check of the user. A 403 or 404 would say something about the booking. */
const uncheckedUser = (error: unknown) =>
  hasStatus(error, 403) || isGone(error) ? new ApiError('malformed', { message: 'The user cannot be checked' }) : error;

/** Creates the logic of the actor that reads a booking for the user who pays: its customer, or an administrator. */
export const readBookingActor = (api: Pick<ShopApi, 'getBooking' | 'checkAdmin'>) =>
  fromPromise<Booking, { id: string; email: string }>(async ({ input: { id, email }, signal }) => {
    const found = await api.getBooking({ id }, { signal });
    if (found === null) throw new ApiError('http', { message: 'The booking is gone', status: 404 });
    if (sameEmail(found.email, email)) return found;
    const { admin } = await api.checkAdmin({ email }, { signal }).catch((error: unknown) => Promise.reject(uncheckedUser(error)));
    if (!admin) throw new ApiError('http', { message: "The booking is another customer's", status: 403 });
    return found;
  });

/** Provides the payment machine's implementations. A payment that is not `isCurrent` belongs to a user who has signed out: it shows no toasts. */
export function providePayment(
  flow: FlowContext,
  store: PaymentStore,
  load: () => Promise<CardPayments>,
  isCurrent: (payment: unknown) => boolean,
) {
  const { api, platform, toasts } = flow;
  const cardCall = <Input, Answer>(call: (cards: CardPayments, input: Input) => Promise<Answer>) =>
    fromPromise<Answer, Input>(async ({ input }) => call(await load(), input));
  const hasLeftPage = (payment: unknown, { bookingId }: PaymentContext) =>
    isCurrent(payment) && !isPaymentPageOf(bookingId, platform.currentPath());
  /** A payment that only this tab has is stored first, if the browser has room by now. */
  const readStored = ({ bookingId }: { bookingId: string }) => {
    const isStored = store.persistAgain(bookingId);
    return { ...store.read(bookingId), isStored };
  };
  return paymentMachine.provide({
    actors: {
      holdLock: lockActor<PaymentEvent, { name: string; bookingId: string }>(platform, (input) => ({ stored: readStored(input) })),
      readStored: fromPromise(async ({ input }) => readStored(input)),
      getBooking: callActor(api, 'getBooking'),
      readBooking: readBookingActor(api),
      openCardField: fromPromise<void>(async () => void (await load())),
      createPaymentIntent: callActor(api, 'createPaymentIntent'),
      createPaymentMethod: cardCall((cards, input) => cards.createPaymentMethod(input)),
      confirmPayment: cardCall((cards, input) => cards.confirmPayment(input)),
      authenticate: cardCall((cards, input) => cards.authenticate(input)),
      retrievePayment: cardCall((cards, input) => cards.retrievePayment(input)),
      recordPayment: fromPromise(async ({ input: { email, ...input }, signal }) => {
        if (sameEmail(email, flow.currentEmail())) return api.recordPayment(input, { signal, forUpdate: true });
        throw new ApiError('http', { message: 'Another user is signed in', status: 403, notApplied: true });
      }),
    },
    actions: {
      persistPending: ({ context, self }) => {
        store.persist(context);
        self.send({ type: 'store.answered', isStored: store.isPersisted(context.bookingId) });
        broadcastChange(flow, [UNRESOLVED_PAYMENTS]);
      },
      deletePending: ({ context: { pending } }) => {
        if (pending !== null) store.delete(pending);
        broadcastChange(flow, [UNRESOLVED_PAYMENTS]);
      },
      announcePaid: ({ context, self }) => {
        broadcastChange(flow, ORDER_READS);
        if (hasLeftPage(self, context)) toasts.add({ tone: 'good', text: PAYMENT_COMPLETED });
      },
      announceDeclined: ({ context, self }) => {
        if (hasLeftPage(self, context))
          toasts.add({ tone: 'critical', text: `${nameOrMissing(context.booking?.name ?? '')}: ${refusalMessage(context.refusal)}` });
      },
    },
  });
}
