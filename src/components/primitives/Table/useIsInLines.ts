import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { onWidthChange } from '../virtual/windowWidth.ts';

/** The room, in rem, from which each row is a line: for a table with few columns, and for one with more than five. */
const LINES_FROM = { tablet: 42, desktop: 57 } as const;

/** What a table needs to show each row as a line. */
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
      // Ignores the width of the printed page, because on paper rows are always lines.
      if (!window.matchMedia('print').matches) setIsWide(inRem(element.clientWidth) >= LINES_FROM[linesFrom]);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The browser's text size may change while the room stays the same.
    const stop = onWidthChange(measure);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [container, linesFrom]);
  return isWide;
}
