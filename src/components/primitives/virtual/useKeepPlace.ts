import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

interface Layout {
  columnCount: number;
  /** Each layout has its own row heights. */
  layout: string;
  estimate: number;
}

/** Keeps the first visible card in place when all rows are laid out again, so that a rotated phone shows the same products. */
export function useKeepPlace(virtualizer: Virtualizer<Window, Element>, { columnCount, layout: now, estimate }: Layout): void {
  const layout = useRef({ now, estimate });
  /** The first card of the first visible row, and how much of that row is above the viewport, in pixels. */
  const place = useRef({ card: 0, above: 0 });
  useLayoutEffect(() => {
    const isNew = layout.current.now !== now || layout.current.estimate !== estimate;
    layout.current = { now, estimate };
    if (isNew && window.scrollY > virtualizer.options.scrollMargin) {
      const { card, above } = place.current;
      const start = virtualizer.measurementsCache[Math.floor(card / columnCount)]?.start ?? 0;
      virtualizer.scrollToOffset(start + above, { behavior: 'instant' });
    }
    // While a scroll is pending, the list does not show the rows of the new position yet.
    if (window.scrollY !== virtualizer.scrollOffset) return;
    const row = virtualizer.getVirtualItemForOffset(window.scrollY);
    if (row !== undefined) place.current = { card: row.index * columnCount, above: window.scrollY - row.start };
  });
}
