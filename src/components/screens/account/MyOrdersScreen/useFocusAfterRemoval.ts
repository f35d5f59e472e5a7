import { useEffect, useRef, type RefObject } from 'react';
import type { Removal } from './removal.ts';

/** A removed order takes its button with it: the focus would fall to the body, so it goes to the heading. */
export function useFocusAfterRemoval(state: Removal['state'], heading: RefObject<HTMLElement | null>) {
  const before = useRef(state);
  useEffect(() => {
    const removed = before.current === 'removing' && state === 'resting';
    before.current = state;
    if (!removed) return undefined;
    // The dialog gives the focus back when it is gone, in a task of its own: this one comes after it.
    const turn = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(turn);
  }, [state, heading]);
}
