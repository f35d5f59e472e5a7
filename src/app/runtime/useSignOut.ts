import { useLeaveGuard } from '../navigation/LeaveGuardProvider.ts';
import { useToasts } from './toasts/ToastsProvider.ts';
import { useRunningActors } from './FlowsProvider.tsx';

/** If the user signs out during a request, there is nobody to show the result to. */
const stillSending = (what: string) => ({ tone: 'neutral' as const, text: `Your ${what} is still being sent. Sign out when it is done.` });

/** Signs out, unless a request is pending. Asks first if something typed would be lost. */
export function useSignOut(): () => void {
  const toasts = useToasts();
  const actors = useRunningActors();
  const guard = useLeaveGuard();
  return () => {
    if (actors?.orders.areUnderWay()) toasts.add(stillSending('booking'));
    else if (actors?.payments.arePaying()) toasts.add(stillSending('payment'));
    else if (actors?.management.areUnderWay()) toasts.add(stillSending('change'));
    else guard.leave(() => actors?.auth.send({ type: 'auth.signOut' }));
  };
}
