import { broadcastChange } from '../../queries/broadcastChange.ts';
import { refresh } from '../../queries/queryClient.ts';
import { createFlowKey, type Flow, type FlowContext } from '../../runtime/flow.ts';
import { loadOnce } from '../../services/loadOnce.ts';
import type { Payments } from './payments.ts';
import { createPaymentJournal, isAttemptKey, JOURNAL, type PaymentJournal } from './paymentStore.ts';

/** Takes payments. Its code loads when a user pays, or when an earlier payment must be resumed. */
export interface PaymentsFlow extends Flow {
  load(): Promise<Payments>;
  journal: PaymentJournal;
}

export const paymentsFlow = createFlowKey<PaymentsFlow>('payment');

/** Creates the flow that takes payments. */
export function createPaymentsFlow(context: FlowContext): PaymentsFlow {
  const journal = createPaymentJournal(context.platform);
  // Another tab's message may arrive before its change can be read here.
  context.platform.onBrowserStoreChange((key) => isAttemptKey(key) && refresh(context.queries, [JOURNAL]));
  let running: Payments | null = null;
  const load = loadOnce(async () => {
    const { createPayments } = await import('./payments.ts');
    return (running = createPayments(context, journal));
  });
  function resume(email: string, signal: AbortSignal): void {
    if (signal.aborted || journal.listResumable(email).length === 0) return;
    load().then(
      (payments) => signal.aborted || payments.resume(email),
      // The code needs a connection. Once it is back, both can continue.
      () => {
        const stop = context.platform.onConnectionChange(() => {
          if (!context.platform.isOnline()) return;
          stop();
          resume(email, signal);
        });
      },
    );
  }
  return {
    key: paymentsFlow,
    load,
    journal,
    hasPendingWork: () => running?.arePaying() ?? false,
    isOnlyInThisTab: () => running?.areOnlyInThisTab() ?? false,
    resumeUser: ({ email }, signal) => resume(email, signal),
    resetUser: () => running?.resetUser(),
    resetWorld: () => {
      journal.forgetAll();
      running?.restart();
      broadcastChange(context, [JOURNAL]);
    },
  };
}
