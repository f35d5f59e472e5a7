import { useRef, type PointerEvent } from 'react';

/** CSS pixels a finger travels sideways before it counts as a swipe and not as an unsteady tap. */
const SWIPE_LENGTH = 40;

/**
 * A sideways swipe by finger or pen: `onSwipe(1)` to the next, `onSwipe(-1)` to the one before. The element that takes the
 * handlers needs `touch-action: pan-y`, or the browser keeps the gesture for itself.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const travelled = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(travelled) >= SWIPE_LENGTH) onSwipe(travelled < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
