import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when a question is over: back to the button that asked, or, since what was removed takes its button with it, to the
 * heading. Call what it returns when the question is asked for.
 * @param phase `busy` while the yes is carried out
 */
export function useQuestionFocus(phase: 'closed' | 'open' | 'busy', heading: RefObject<HTMLElement | null>): () => void {
  const before = useRef(phase);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = phase;
    if (phase !== 'closed' || last === 'closed') return undefined;
    const target = last === 'busy' ? heading.current : opener.current;
    // The dialog lets go of the focus when it is gone, in a task of its own: this one comes after it.
    const turn = setTimeout(() => target instanceof HTMLElement && target.focus());
    return () => clearTimeout(turn);
  }, [phase, heading]);
  return useCallback(() => {
    opener.current = document.activeElement;
  }, []);
}
