import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Stands beside a page inside its Suspense boundary, so that its effect runs when the page is there: focus goes to the
 * heading, and a new page starts at its top (Back keeps the browser's own place). The first page of a visit is left alone.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    if (arrived.current === pathname) return;
    const isFirstPage = arrived.current === null;
    arrived.current = pathname;
    if (isFirstPage) return;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, navigation]);
  return null;
}
