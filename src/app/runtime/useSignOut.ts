import { useLeaveGuard } from '../navigation/LeaveGuardProvider.ts';
import { useFlows } from './FlowsProvider.tsx';
import { useToasts } from './toasts/ToastsProvider.ts';

/**
 * Returns a function that signs out. Shows a toast instead while a flow has pending work, whose result the user would not see. Asks first
 * if unsaved input would be lost.
 */
export function useSignOut(): () => void {
  const toasts = useToasts();
  const flows = useFlows();
  const guard = useLeaveGuard();
  return () => {
    const pending = flows?.all.find((flow) => flow.hasPendingWork());
    if (pending) toasts.add({ tone: 'neutral', text: `Your ${pending.key.pendingWork} is still being sent. Sign out when it is done.` });
    else guard.leave(() => flows?.session.signOut());
  };
}
