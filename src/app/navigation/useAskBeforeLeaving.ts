import { useEffect, useEffectEvent } from 'react';
import { useSiteNavigation } from './SiteNavigation.ts';

/**
 * Asks before the page is left while `unsaved` is true: by a link, Back or signing out. If the tab is closed or reloaded, the browser asks.
 * Another URL of the same page (a filter, an open dialog) does not count as leaving.
 * @param onDiscard called after the user confirms, when the input is discarded
 */
export function useAskBeforeLeaving(unsaved: boolean, onDiscard?: () => void): void {
  const { guard } = useSiteNavigation();
  // Another function must not unblock the guard, which would leave then.
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => (unsaved ? guard.block(() => discard()) : undefined), [guard, unsaved]);
}
