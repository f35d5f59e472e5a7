import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentView } from './paymentView.ts';

/**
 * Moves focus to the heading when the focused element disappears on a state change. If focus stays, returns the heading's new text, which
 * the page announces; '' if there is nothing to announce.
 */
export function useKeptFocus(view: PaymentView, heading: RefObject<HTMLElement | null>): string {
  const scene = sceneOf(view);
  const before = useRef({ scene, title: '' });
  const [news, setNews] = useState('');
  useEffect(() => {
    const last = before.current;
    const title = heading.current?.textContent ?? '';
    before.current = { scene, title };
    if (last.scene === scene) return;
    // A page that is still loading has nothing to focus, so no focus was lost.
    const isLost = last.scene !== 'loading' && document.activeElement === document.body;
    if (isLost) heading.current?.focus();
    // The loading state announces itself.
    setNews(isLost || scene === 'loading' || title === last.title ? '' : title);
  }, [scene, heading]);
  return news;
}

/** Returns the view's state. A dismissed notice counts as a change too, because it removes the focused button without a new state. */
function sceneOf(view: PaymentView): string {
  return view.state === 'alreadyPaid' && view.unresolvedReference !== undefined ? 'alreadyPaidWithUnresolved' : view.state;
}
