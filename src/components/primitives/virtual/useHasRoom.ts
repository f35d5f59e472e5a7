import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../useIsHydrated.ts';
import type { breakpoints } from '../../theme/tokens.ts';
import { inRem, isFrom, onWidthChange } from './windowWidth.ts';

/**
 * Returns true while this element is at least so wide, whatever the width of the window. Without a browser, it is. Use a container query if
 * the elements are the same.
 * @param width in rem
 * @param layout a window from which it always has, because the page then gives it a place of another kind
 */
export function useHasRoom(container: RefObject<HTMLElement | null>, width: number, layout?: keyof typeof breakpoints): boolean {
  const isHydrated = useIsHydrated();
  // Starts with the window's width, so that a phone does not render both forms.
  const [hasRoom, setHasRoom] = useState(() => !isHydrated || inRem(window.innerWidth) >= width);
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const measure = () => {
      // On paper there is always room, and what is hidden has no width.
      if (window.matchMedia('print').matches || element.clientWidth === 0) return;
      setHasRoom(inRem(element.clientWidth) >= width || (layout !== undefined && isFrom(layout)));
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
  }, [container, width, layout]);
  return hasRoom;
}
