import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentView } from './paymentView.ts';

/**
 * What had the focus may go away with its state: the heading, which says what is now, takes it then. When the focus stays where it
 * is, the heading's new words are returned, to be announced; '' while there is nothing to announce.
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
    // Nothing on a page that is still loading could have had it.
    const isLost = last.scene !== 'loading' && document.activeElement === document.body;
    if (isLost) heading.current?.focus();
    // That it loads says so itself.
    setNews(isLost || scene === 'loading' || title === last.title ? '' : title);
  }, [scene, heading]);
  return news;
}

/** A doubt that is put away takes its button with it, though the state stays. */
function sceneOf(view: PaymentView): string {
  return view.state === 'alreadyPaid' && view.doubt !== undefined ? 'alreadyPaidInDoubt' : view.state;
}
