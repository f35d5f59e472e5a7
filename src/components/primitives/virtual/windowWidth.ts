import { breakpoints } from '../../theme/tokens.ts';

const isFrom = (width: string) => window.matchMedia(`(min-width: ${width})`);

const laptop = () => isFrom(breakpoints.laptop);
const tablet = () => isFrom(breakpoints.tablet);

/** Whether the window is as wide as a laptop's, or wider. */
export const isLaptop = () => laptop().matches;
/** Whether the window is wider than a phone's. */
export const isTablet = () => tablet().matches;

/** Hears when the window has become one of another kind, for useSyncExternalStore. */
export function onWidthChange(hear: () => void) {
  // Paper has another width: nothing of the list is drawn on it.
  const listener = () => window.matchMedia('print').matches || hear();
  const queries = [laptop(), tablet()];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
