import { useEffect } from 'react';
import { useLeaveGuard } from './LeaveGuardProvider.ts';

/**
 * While something typed would be lost, leaving the page is asked about first: by a link, Back, signing out, and by the browser where the
 * tab is closed or loaded anew. The same page at another address (a filter, an open dialog) is not left.
 * @param onLeft hears a yes: what was typed is given up. Keep the function while nothing changes
 */
export function useAskBeforeLeaving(unsaved: boolean, onLeft?: () => void): void {
  const guard = useLeaveGuard();
  useEffect(() => (unsaved ? guard.hold(onLeft) : undefined), [guard, unsaved, onLeft]);
}
