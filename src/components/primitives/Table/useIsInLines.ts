import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { onWidthChange } from '../virtual/windowWidth.ts';

/** The room of its own, in rem, from which a table shows each row as a line: with a few columns, and with more than five. */
const LINES_FROM = { tablet: 42, desktop: 57 } as const;

export type LinesFrom = keyof typeof LINES_FROM;

/** In rem, because more room is needed for larger text. */
const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Returns true while a table in this container has room to show each row as a line. Without a browser, it has.
 * @param container the element around the table
 */
export function useIsInLines(container: RefObject<HTMLElement | null>, linesFrom: LinesFrom): boolean {
  const isHydrated = useIsHydrated();
  // Starts with the window's width, so that a phone does not render the rows twice.
  const [isWide, setIsWide] = useState(() => !isHydrated || inRem(window.innerWidth) >= LINES_FROM[linesFrom]);
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const measure = () => {
      // On paper rows are always lines, and what is hidden has no width.
      if (window.matchMedia('print').matches || element.clientWidth === 0) return;
      setIsWide(inRem(element.clientWidth) >= LINES_FROM[linesFrom]);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // With another text size of the browser the same room may be too little.
    const stop = onWidthChange(measure);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [container, linesFrom]);
  return isWide;
}
