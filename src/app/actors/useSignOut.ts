import { useLeaveGuard } from '../navigation/LeaveGuardProvider.ts';
import { useToasts } from '../toasts/ToastsProvider.ts';
import { useRunningActors } from './ActorsProvider.tsx';

/** What loses its person half way could not be told to anybody. */
const STILL_SENDING = 'Your booking is still on its way. Sign out when it is done.';
const STILL_MANAGING = 'Your change is still on its way. Sign out when it is done.';
const STILL_PAYING = 'Your payment is still on its way. Sign out when it is done.';

/** Signs out, once nothing is on its way and whoever types has been asked. */
export function useSignOut(): () => void {
  const toasts = useToasts();
  const actors = useRunningActors();
  const guard = useLeaveGuard();
  return () => {
    if (actors?.orders.areUnderWay()) toasts.add({ tone: 'neutral', text: STILL_SENDING });
    else if (actors?.payments.arePaying()) toasts.add({ tone: 'neutral', text: STILL_PAYING });
    else if (actors?.management.areUnderWay()) toasts.add({ tone: 'neutral', text: STILL_MANAGING });
    else guard.leave(() => actors?.auth.send({ type: 'auth.signOut' }));
  };
}
