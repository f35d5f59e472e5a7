import { fromPromise } from 'xstate';
import { PAYMENT_COMPLETED } from '#contract/texts.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentContext, PaymentEvent } from '#machines/payment/payment.setup.ts';
import { isPaymentPageOf } from '../../navigation/paymentPath.ts';
import type { CardPayments } from '../../services/ports.ts';
import { refusalMessage } from '../../messages/payments.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { callActor } from '../../runtime/machineActors.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { lockActor } from '../../runtime/machineActors.ts';
import { UNRESOLVED_PAYMENTS, type PaymentStore } from './paymentStore.ts';

/** The queries that a payment affects. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];

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
  return paymentMachine.provide({
    actors: {
      holdLock: lockActor<PaymentEvent>(platform),
      readStored: fromPromise(async ({ input: { bookingId } }) => {
        const isStored = store.persistAgain(bookingId);
        return { ...store.read(bookingId), isStored };
      }),
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
      persistPending: ({ self }, stored) => {
        store.persist(stored);
        self.send({ type: store.isPersisted(stored.pending?.bookingId ?? '') ? 'store.written' : 'store.failed' });
        broadcastChange(flow, [UNRESOLVED_PAYMENTS]);
      },
      deletePending: (_, { pending }) => {
        if (pending === null) return;
        store.delete(pending);
        broadcastChange(flow, [UNRESOLVED_PAYMENTS]);
      },
      announcePaid: ({ context, self }) => {
        broadcastChange(flow, CHANGED);
        if (hasLeftPage(self, context)) toasts.add({ tone: 'good', text: PAYMENT_COMPLETED });
      },
      announceDeclined: ({ context, self }) => {
        if (hasLeftPage(self, context))
          toasts.add({ tone: 'critical', text: `${context.booking?.name}: ${refusalMessage(context.refusal)}` });
      },
    },
  });
}
