import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the list's distance from the top of the page and the gap between its rows, in pixels. Updates when content above the list
 * changes its size or loads, and when the width changes.
 */
export function useListPlace(list: RefObject<HTMLElement | null>): { top: number; gap: number } {
  const [top, setTop] = useState(0);
  const [gap, setGap] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current === null) return;
      // Rounded, because fractions change with the zoom and are no reason for a new layout.
      setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
      // 'normal' means no gap.
      setGap(Number.parseFloat(getComputedStyle(list.current).rowGap) || 0);
    };
    measure();
    // Everything that moves the list also changes the page's height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return { top, gap };
}
