import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { onWidthChange } from './windowWidth.ts';

/** In rem, because more room is needed for larger text. */
const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Returns true while this element is at least so wide, whatever the width of the window. Without a browser, it is. Use a container query if
 * the elements are the same.
 * @param width in rem
 */
export function useHasRoom(container: RefObject<HTMLElement | null>, width: number): boolean {
  const isHydrated = useIsHydrated();
  // Starts with the window's width, so that a phone does not render both forms.
  const [isWide, setIsWide] = useState(() => !isHydrated || inRem(window.innerWidth) >= width);
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const measure = () => {
      // On paper there is always room, and what is hidden has no width.
      if (window.matchMedia('print').matches || element.clientWidth === 0) return;
      setIsWide(inRem(element.clientWidth) >= width);
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
  }, [container, width]);
  return isWide;
}
