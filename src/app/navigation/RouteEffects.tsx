import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSiteNavigation } from './SiteNavigation.ts';

/**
 * After a navigation, focuses the page's heading and scrolls to the top or, on Back, to where the page was left
 * (docs/product-rules.md#every-navigation). The first page of a visit does not move the focus. Render it beside the page, inside the same
 * Suspense boundary, so that its effect runs after the page has rendered. Uses a layout effect, because a shorter page changes the scroll
 * position when it paints, which would be stored for the previous page.
 */
export function RouteEffects() {
  const { scroll } = useSiteNavigation();
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A link may be clicked before the first page has loaded.
    const isFirstPage = arrived.current === null && navigation !== NavigationType.Push;
    const isSamePage = arrived.current === pathname;
    arrived.current = pathname;
    if (isSamePage) {
      scroll.enter(key, navigation === NavigationType.Replace ? 'replace' : 'keep');
      return;
    }
    scroll.enter(key, navigation === NavigationType.Pop ? 'restore' : 'reset');
    if (!isFirstPage) document.querySelector<HTMLElement>('main [data-page-heading]')?.focus({ preventScroll: true });
  }, [pathname, key, navigation, scroll]);
  return null;
}
