import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { meanHeight, recallHeights, rememberHeights } from './heights.ts';

const memory = (name: string, columnCount: number) => `${name} ${columnCount} ${window.innerWidth}`;

/** The heights known so far: those of the last visit, else those of the first rows that are measured. */
export function useHeights(name: string, columnCount: number) {
  return useState(() => ({ columnCount, ...recallHeights(memory(name, columnCount)) }));
}

type Known = ReturnType<typeof useHeights>;

interface Learning {
  virtualizer: Virtualizer<Window, Element>;
  items: readonly VirtualItem[];
  name: string;
  columnCount: number;
}

/** Takes the estimate from the first rows once for each number of columns, never later: it would move what is in the window. Remembers all when the list goes. */
export function useLearnHeights([known, setKnown]: Known, { virtualizer, items, name, columnCount }: Learning): void {
  useLayoutEffect(() => {
    if (items.length === 0 || (known.columnCount === columnCount && known.rows.length > 0)) return;
    const rows = virtualizer.takeSnapshot().filter(({ size }) => size > 0);
    if (rows.length > 0) setKnown({ columnCount, estimate: meanHeight(rows.map(({ size }) => size)), rows });
  }, [known, setKnown, virtualizer, items, columnCount]);
  const { estimate } = known;
  useLayoutEffect(
    () => () => rememberHeights(memory(name, columnCount), { estimate, rows: virtualizer.takeSnapshot() }),
    [name, columnCount, estimate, virtualizer],
  );
}
