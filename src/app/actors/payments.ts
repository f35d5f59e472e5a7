import { refresh } from '../queries/queryClient.ts';
import { broadcastChange } from './broadcastChange.ts';
import type { Effects } from './effects.ts';
import { loadOnce } from '../services/loadOnce.ts';
import type { PaymentActors } from './paymentActors.ts';
import { createPaymentJournal, isAttemptKey, JOURNAL } from './paymentJournal.ts';

/** The payments, whose code loads when somebody pays, or when an earlier payment has to be gone on with. */
export function createPayments(effects: Effects) {
  const journal = createPaymentJournal(effects.platform);
  // What another tab announces may be ahead of what can be read here.
  effects.platform.onBrowserStoreChange((key) => isAttemptKey(key) && refresh(effects.queries, [JOURNAL]));
  let running: PaymentActors | null = null;
  const load = loadOnce(async () => {
    const { createPaymentActors } = await import('./paymentActors.ts');
    return (running = createPaymentActors(effects, journal));
  });
  return {
    load,
    journal,
    /** Goes on with this person's payments, unless they are gone when the code arrives. */
    resume(email: string, isStillHere: () => boolean): void {
      if (journal.listResumable(email).length === 0) return;
      load().then(
        (payments) => isStillHere() && payments.resume(email),
        // Without a connection there is no code; with it, both can go on.
        () => {
          const stop = effects.platform.onConnectionChange(() => {
            if (!effects.platform.isOnline()) return;
            stop();
            if (isStillHere()) this.resume(email, isStillHere);
          });
        },
      );
    },
    /** The sandbox began anew. */
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
