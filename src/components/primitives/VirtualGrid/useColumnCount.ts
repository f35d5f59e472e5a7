import { useCallback, useSyncExternalStore } from 'react';
import { type Columns, columnCounts } from '../Grid/columns.ts';
import { isLaptop, isTablet, onWidthChange } from '../virtual/windowWidth.ts';

/** Returns the number of columns that Grid's styles give a preset at the current window width. */
export function useColumnCount(columns: Columns): number {
  const count = useCallback(() => columnCounts[columns][isLaptop() ? 2 : isTablet() ? 1 : 0], [columns]);
  return useSyncExternalStore(onWidthChange, count);
}
