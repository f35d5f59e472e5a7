import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/tokens.ts';
import { type Columns, columnCounts } from '../Grid/columns.ts';

const isFrom = (width: string) => window.matchMedia(`(min-width: ${width})`);
const laptop = () => isFrom(breakpoints.laptop);
const tablet = () => isFrom(breakpoints.tablet);

function subscribe(hear: () => void) {
  // Paper has another width: nothing of the list is drawn on it.
  const listener = () => window.matchMedia('print').matches || hear();
  const queries = [laptop(), tablet()];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** How many columns Grid's styles give a preset in this window. */
export function useColumnCount(columns: Columns): number {
  const count = useCallback(() => columnCounts[columns][laptop().matches ? 2 : tablet().matches ? 1 : 0], [columns]);
  return useSyncExternalStore(subscribe, count);
}
