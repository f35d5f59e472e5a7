import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { meanHeight, recallHeights, rememberHeights } from './heights.ts';

const memory = (name: string, layout: string) => `${name} ${layout} ${window.innerWidth}`;

/** The known heights: those of the last visit, or else of the first measured rows. */
export function useHeights(name: string, layout: string) {
  return useState(() => ({ layout, ...recallHeights(memory(name, layout)) }));
}

type Known = ReturnType<typeof useHeights>;

interface Learning {
  virtualizer: Virtualizer<Window, Element>;
  items: readonly VirtualItem[];
  name: string;
  /** Each layout has its own row heights. */
  layout: string;
}

/**
 * Estimates from the first rows once for each layout, not later, because that would move the visible rows. Saves all heights when the
 * list unmounts.
 */
export function useLearnHeights([known, setKnown]: Known, { virtualizer, items, name, layout }: Learning): void {
  useLayoutEffect(() => {
    if (items.length === 0 || (known.layout === layout && known.rows.length > 0)) return;
    const rows = virtualizer.takeSnapshot().filter(({ size }) => size > 0);
    if (rows.length > 0) setKnown({ layout, estimate: meanHeight(rows.map(({ size }) => size)), rows });
  }, [known, setKnown, virtualizer, items, layout]);
  const { estimate } = known;
  useLayoutEffect(
    () => () => rememberHeights(memory(name, layout), { estimate, rows: virtualizer.takeSnapshot() }),
    [name, layout, estimate, virtualizer],
  );
}
