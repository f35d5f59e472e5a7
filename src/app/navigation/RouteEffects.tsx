import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ScrollMemory } from './scrollMemory.ts';

/**
 * Stands beside a page inside its Suspense boundary, so that its effect runs when the page is there: focus goes to its heading, a new
 * page starts at its top, and Back finds the place where it was left. The first page of a visit keeps the focus that it has. It acts before
 * the browser draws: a shorter page moves what is on show, which must not be taken for the place of the page that was left.
 */
export function RouteEffects({ scroll }: { scroll: ScrollMemory }) {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A link may be followed before the first page has come.
    const isFirstPage = arrived.current === null && navigation !== NavigationType.Push;
    const isSamePage = arrived.current === pathname;
    arrived.current = pathname;
    if (isSamePage) {
      scroll.enter(key, navigation === NavigationType.Replace ? 'instead' : 'here');
      return;
    }
    scroll.enter(key, navigation === NavigationType.Pop ? 'remembered' : 'top');
    if (!isFirstPage) document.querySelector<HTMLElement>('main [data-page-heading]')?.focus({ preventScroll: true });
  }, [pathname, key, navigation, scroll]);
  return null;
}
