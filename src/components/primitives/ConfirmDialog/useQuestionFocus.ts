import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus when a confirmation closes: back to the button that opened it or, if the action has run, to the heading, because the
 * button may be removed with its item. Call the returned function when the confirmation opens.
 * @param state `resting` while the confirmation is closed, `deleting` while the action is pending
 */
export function useQuestionFocus(state: 'resting' | 'asking' | 'deleting' | 'failed', heading: RefObject<HTMLElement | null>): () => void {
  const before = useRef(state);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (state !== 'resting' || last === 'resting') return undefined;
    const target = last === 'deleting' ? heading.current : opener.current;
    // After the dialog unmounts, it releases focus in a separate task. This task runs after that one.
    const turn = setTimeout(() => target instanceof HTMLElement && target.focus());
    return () => clearTimeout(turn);
  }, [state, heading]);
  return useCallback(() => {
    opener.current = document.activeElement;
  }, []);
}
