import { useEffect, useRef, type RefObject } from 'react';
import type { Removal } from './removal.ts';

/**
 * Where the focus goes when the question is over: back to the button that asked, or, since a removed order takes its button
 * with it, to the heading. Call what it returns when the question is asked for.
 */
export function useRemovalFocus(state: Removal['state'], heading: RefObject<HTMLElement | null>): () => void {
  const before = useRef(state);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (state !== 'resting' || last === 'resting') return undefined;
    const target = last === 'removing' ? heading.current : opener.current;
    // The dialog lets go of the focus when it is gone, in a task of its own: this one comes after it.
    const turn = setTimeout(() => target instanceof HTMLElement && target.focus());
    return () => clearTimeout(turn);
  }, [state, heading]);
  return () => {
    opener.current = document.activeElement;
  };
}
