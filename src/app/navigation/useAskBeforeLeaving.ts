import { useEffect } from 'react';
import { useLeaveGuard } from './LeaveGuardProvider.ts';

/**
 * While something typed would be lost, leaving the page is asked about first: by a link, Back, signing out, and by the browser where the
 * tab is closed or loaded anew. The same page at another address (a filter, an open dialog) is not left.
 */
export function useAskBeforeLeaving(unsaved: boolean): void {
  const guard = useLeaveGuard();
  useEffect(() => (unsaved ? guard.hold() : undefined), [guard, unsaved]);
}
