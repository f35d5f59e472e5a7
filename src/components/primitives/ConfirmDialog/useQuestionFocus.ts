import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus when a confirmation closes: back to the button that opened it or, if the action has run, to the heading, because the
 * button may be removed with its item. Call the returned function when the confirmation opens.
 * @param phase `busy` while the action is pending
 */
export function useQuestionFocus(phase: 'closed' | 'open' | 'busy', heading: RefObject<HTMLElement | null>): () => void {
  const before = useRef(phase);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = phase;
    if (phase !== 'closed' || last === 'closed') return undefined;
    const target = last === 'busy' ? heading.current : opener.current;
    // After the dialog unmounts, it releases focus in a separate task. This task runs after that one.
    const turn = setTimeout(() => target instanceof HTMLElement && target.focus());
    return () => clearTimeout(turn);
  }, [phase, heading]);
  return useCallback(() => {
    opener.current = document.activeElement;
  }, []);
}
