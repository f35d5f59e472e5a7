import { useEffect } from 'react';
import { useLeaveGuard } from './LeaveGuardProvider.ts';

/**
 * While `unsaved` is true, asks before the page is left: by a link, Back, signing out, and by closing or reloading the tab, where the
 * browser asks. The same page at another address (a filter, an open dialog) does not count as leaving.
 * @param onLeft called after the user confirms, when the input is discarded. Pass a stable function
 */
export function useAskBeforeLeaving(unsaved: boolean, onLeft?: () => void): void {
  const guard = useLeaveGuard();
  useEffect(() => (unsaved ? guard.block(onLeft) : undefined), [guard, unsaved, onLeft]);
}
