import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the page's top a list begins, and the distance that its styles put between its rows, in pixels; follows what grows, shrinks or loads above it, and another width. */
export function useListPlace(list: RefObject<HTMLElement | null>): { top: number; gap: number } {
  const [top, setTop] = useState(0);
  const [gap, setGap] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current === null) return;
      // Half pixels come and go with the zoom, and are no reason to lay out again.
      setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
      // 'normal' is none.
      setGap(Number.parseFloat(getComputedStyle(list.current).rowGap) || 0);
    };
    measure();
    // Whatever moves the list changes the page's height too, or it would not have moved.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return { top, gap };
}
