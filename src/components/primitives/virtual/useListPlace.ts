import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the page's top an element begins, in pixels; follows what grows, shrinks or loads above it. */
export function useListTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      // Half pixels come and go with the zoom, and are no reason to lay out again.
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    // Whatever moves the list changes the page's height too, or it would not have moved.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
