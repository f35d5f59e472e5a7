import { refresh } from '../../queries/queryClient.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import type { Effects } from '../../runtime/flow.ts';
import { loadOnce } from '../../services/loadOnce.ts';
import type { PaymentActors } from './payments.ts';
import { createPaymentJournal, isAttemptKey, JOURNAL } from './paymentStore.ts';

/** Creates the payment flows, whose code loads when a user pays, or when an earlier payment must be resumed. */
export function createPayments(effects: Effects) {
  const journal = createPaymentJournal(effects.platform);
  // Another tab's message may arrive before its change can be read here.
  effects.platform.onBrowserStoreChange((key) => isAttemptKey(key) && refresh(effects.queries, [JOURNAL]));
  let running: PaymentActors | null = null;
  const load = loadOnce(async () => {
    const { createPaymentActors } = await import('./payments.ts');
    return (running = createPaymentActors(effects, journal));
  });
  return {
    load,
    journal,
    /** Resumes this user's payments, unless the user is gone when the code is loaded. */
    resume(email: string, isStillHere: () => boolean): void {
      if (journal.listResumable(email).length === 0) return;
      load().then(
        (payments) => isStillHere() && payments.resume(email),
        // The code needs a connection. Once it is back, both can continue.
        () => {
          const stop = effects.platform.onConnectionChange(() => {
            if (!effects.platform.isOnline()) return;
            stop();
            if (isStillHere()) this.resume(email, isStillHere);
          });
        },
      );
    },
    /** Call it when the sandbox was reset. */
    restart(): void {
      journal.forgetAll();
      running?.restart();
      broadcastChange(effects, [JOURNAL]);
    },
    arePaying: () => running?.arePaying() ?? false,
    areUnderWay: () => running?.areUnderWay() ?? false,
    forgetPerson: () => running?.forgetPerson(),
  };
}
