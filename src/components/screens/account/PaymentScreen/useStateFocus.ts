import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentView } from './paymentView.ts';

/**
 * Moves focus to the heading when the focused element disappears on a state change. If focus stays, returns the heading's new text, which
 * the page announces; '' if there is nothing to announce.
 */
export function useStateFocus(view: PaymentView, heading: RefObject<HTMLElement | null>): string {
  const focusKey = focusKeyOf(view);
  const before = useRef({ focusKey, title: '' });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const last = before.current;
    const title = heading.current?.textContent ?? '';
    before.current = { focusKey, title };
    if (last.focusKey === focusKey) return;
    // A page that is still loading has nothing to focus, so no focus was lost.
    const isLost = last.focusKey !== 'loading' && document.activeElement === document.body;
    if (isLost) heading.current?.focus();
    // The loading state announces itself.
    setAnnouncement(isLost || focusKey === 'loading' || title === last.title ? '' : title);
  }, [focusKey, heading]);
  return announcement;
}

/** Returns the view's state. A dismissed notice counts as a change too, because it removes the focused button without a new state. */
function focusKeyOf(view: PaymentView): string {
  return view.state === 'alreadyPaid' && view.unresolvedReference !== undefined ? 'alreadyPaidWithUnresolved' : view.state;
}
