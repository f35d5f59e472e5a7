import { useEffect, useRef, type RefObject } from 'react';
import type { PaymentView } from './paymentView.ts';

/** What had the focus may go away with its state: the heading, which says what is now, takes it then. */
export function useKeptFocus(state: PaymentView['state'], heading: RefObject<HTMLElement | null>): void {
  const before = useRef(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    // Nothing on a page that is still loading could have had it.
    if (last !== state && last !== 'loading' && document.activeElement === document.body) heading.current?.focus();
  }, [state, heading]);
}
