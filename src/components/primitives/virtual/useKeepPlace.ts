import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

interface Layout {
  columnCount: number;
  /** Rows of another layout have other heights. */
  layout: string;
  estimate: number;
}

/** Keeps the first card in the window where it is when all rows are laid out anew: a turned phone shows the same products. */
export function useKeepPlace(virtualizer: Virtualizer<Window, Element>, { columnCount, layout: now, estimate }: Layout): void {
  const layout = useRef({ now, estimate });
  /** The first card of the first row in the window, and how much of the row is above it. */
  const place = useRef({ card: 0, above: 0 });
  useLayoutEffect(() => {
    const isNew = layout.current.now !== now || layout.current.estimate !== estimate;
    layout.current = { now, estimate };
    if (isNew && window.scrollY > virtualizer.options.scrollMargin) {
      const { card, above } = place.current;
      const start = virtualizer.measurementsCache[Math.floor(card / columnCount)]?.start ?? 0;
      virtualizer.scrollToOffset(start + above, { behavior: 'instant' });
    }
    // On its way to another place, the list does not show yet what belongs there.
    if (window.scrollY !== virtualizer.scrollOffset) return;
    const row = virtualizer.getVirtualItemForOffset(window.scrollY);
    if (row !== undefined) place.current = { card: row.index * columnCount, above: window.scrollY - row.start };
  });
}
