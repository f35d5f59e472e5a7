import { breakpoints } from '../../theme/tokens.ts';

const isFrom = (width: string) => window.matchMedia(`(min-width: ${width})`);

const laptop = () => isFrom(breakpoints.laptop);
const tablet = () => isFrom(breakpoints.tablet);

/** Returns true if the window is at least as wide as a laptop's. */
export const isLaptop = () => laptop().matches;
/** Returns true if the window is at least as wide as a tablet's. */
export const isTablet = () => tablet().matches;

/** Subscribes to the window crossing one of these widths, for useSyncExternalStore. */
export function onWidthChange(notify: () => void) {
  // Ignores the width of the printed page, because the list itself is not printed.
  const listener = () => window.matchMedia('print').matches || notify();
  const queries = [laptop(), tablet()];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
