import { broadcastChange } from '../../queries/broadcastChange.ts';
import { invalidateOperations } from '../../queries/queryClient.ts';
import type { Flow, FlowContext, FlowKey } from '../../runtime/flow.ts';
import { resumeOnceLoaded } from '../../runtime/resumeOnceLoaded.ts';
import type { createPayments, Payments } from './paymentActors.ts';
import { createPaymentStore, isPaymentKey, UNRESOLVED_PAYMENTS, type PaymentStore } from './paymentStore.ts';

/** Takes payments. Its code loads with the payment page, or when an earlier payment must be resumed. */
export interface PaymentsFlow extends Flow {
  /** Returns the payments. The first call creates them. */
  getOrCreate(create: typeof createPayments): Payments;
  store: PaymentStore;
}

const ONLY_HERE = 'This browser cannot remember your unfinished payment. Look at it in My Orders before you sign out.';

export const paymentsFlow: FlowKey<PaymentsFlow> = { pendingWork: 'payment' };

/** Creates the payments flow. */
export function createPaymentsFlow(context: FlowContext): PaymentsFlow {
  const store = createPaymentStore(context.platform);
  // Another tab's broadcast may arrive before its change can be read here, so refetch again when it can.
  context.platform.onBrowserStoreChange((key) => isPaymentKey(key) && invalidateOperations(context.queries, [UNRESOLVED_PAYMENTS]));
  let running: Payments | null = null;
  const getOrCreate: PaymentsFlow['getOrCreate'] = (create) => (running ??= create(context, store));
  const load = async () => getOrCreate((await import('./paymentActors.ts')).createPayments);
  const hasUnstored = () => store.listUnstored(context.currentEmail()).length > 0;
  return {
    key: paymentsFlow,
    getOrCreate,
    store,
    hasPendingWork: () => running?.hasCharge() ?? false,
    reasonToStay: () => (hasUnstored() ? ONLY_HERE : null),
    isOnlyInThisTab: () => hasUnstored() || running?.hasTabOnlyPayment() === true,
    resumeUser: ({ email }, signal) => {
      for (const { bookingId } of store.listUnstored(email)) store.persistAgain(bookingId);
      if (store.listResumable(email).length === 0) return;
      resumeOnceLoaded(context.platform, load, { resume: (payments) => payments.resume(email), signal });
    },
    resetUser: () => running?.resetUser(),
    resetWorld: () => {
      store.deleteAll();
      running?.restart();
      broadcastChange(context, [UNRESOLVED_PAYMENTS]);
    },
  };
}
