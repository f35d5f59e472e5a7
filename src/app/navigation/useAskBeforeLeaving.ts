import { useEffect } from 'react';
import { useLeaveGuard } from './LeaveGuardProvider.ts';

/**
 * Asks before the page is left while `unsaved` is true: by a link, Back or signing out. If the tab is closed or reloaded, the browser asks.
 * Another URL of the same page (a filter, an open dialog) does not count as leaving.
 * @param onDiscard called after the user confirms, when the input is discarded. Pass a stable function
 */
export function useAskBeforeLeaving(unsaved: boolean, onDiscard?: () => void): void {
  const guard = useLeaveGuard();
  useEffect(() => (unsaved ? guard.block(onDiscard) : undefined), [guard, unsaved, onDiscard]);
}
