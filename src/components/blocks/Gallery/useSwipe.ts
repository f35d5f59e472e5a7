import { useRef, type PointerEvent } from 'react';
import { isRightToLeft } from '../../isRightToLeft.ts';

/** The horizontal distance, in CSS pixels, from which a touch is a swipe and not an unsteady tap. */
const SWIPE_LENGTH = 40;

/**
 * Detects horizontal swipes by finger or pen: `onSwipe(1)` for the next item, `onSwipe(-1)` for the previous one. The next item is on the
 * left where text runs from the right. The element with the handlers needs `touch-action: pan-y pinch-zoom`, or the browser handles the
 * gesture itself.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger ends the swipe of the first.
      from.current = event.pointerType === 'mouse' || !event.isPrimary ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const travelled = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      const isToNext = travelled < 0 !== isRightToLeft(event.currentTarget);
      if (Math.abs(travelled) >= SWIPE_LENGTH) onSwipe(isToNext ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
