import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

interface Layout {
  columnCount: number;
  estimate: number;
}

/** Keeps the first card in the window where it is when all rows are laid out anew: a turned phone shows the same products. */
export function useKeepPlace(virtualizer: Virtualizer<Window, Element>, { columnCount, estimate }: Layout): void {
  const place = useRef({ columnCount, estimate, first: 0, below: 0 });
  useLayoutEffect(() => {
    const before = place.current;
    const isInList = window.scrollY > virtualizer.options.scrollMargin;
    if (isInList && (before.columnCount !== columnCount || before.estimate !== estimate)) {
      const start = virtualizer.measurementsCache[Math.floor(before.first / columnCount)]?.start ?? 0;
      window.scrollTo({ top: start + before.below, behavior: 'instant' });
    }
    const row = virtualizer.getVirtualItemForOffset(window.scrollY);
    place.current = { columnCount, estimate, first: (row?.index ?? 0) * columnCount, below: window.scrollY - (row?.start ?? 0) };
  });
}
