import type { MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';
import type { LinkTarget } from '#components/primitives/Link/SiteProvider.tsx';
import { isSignInPath } from './paths.ts';
import { startNavigation } from './PageTransition.tsx';
import { useSiteNavigation } from './SiteNavigation.ts';
import { toReturnTo } from './returnTo.ts';

/** Merges a link that has only params into the params of the current page: `?details=7` into `?q=lamp`. */
function mergeParams(search: string, href: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(href)) params.set(name, value);
  return `?${params}`;
}

/**
 * The link of the app, which uses the router. A link to a sign-in page carries the current page to return to, and a link between the two
 * sign-in pages passes it on. A link that is only a query keeps the other params. Asks before unsaved input is lost. Loads the code of its
 * page when it gets the pointer, a touch or the focus.
 */
export function RouterLink({ href, onClick, onFocus, children, ...rest }: LinkTarget) {
  const location = useLocation();
  const navigate = useNavigate();
  const { guard, preload } = useSiteNavigation();
  const to = href.startsWith('?') ? mergeParams(location.search, href) : href;
  const path = useResolvedPath(to);
  const { pathname } = path;
  const isBetweenSignIns = isSignInPath(location.pathname) && isSignInPath(href);
  const state: unknown = isBetweenSignIns ? location.state : isSignInPath(href) ? toReturnTo(location) : undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    const go = () => void navigate(to, { state, replace: createPath(path) === createPath(location) });
    if (pathname === location.pathname) go();
    else guard.leave(() => startNavigation(go));
  };
  // The router's own Link would add the code that prefetches data to the first load.
  return (
    <a
      {...rest}
      // Only the app knows the page to return to, so a click on a prerendered page waits for it (src/app/head/earlyAction.js).
      {...(isBetweenSignIns && { 'data-needs-app': '' })}
      href={useHref(to)}
      onFocus={(event) => {
        onFocus?.(event);
        preload(pathname);
      }}
      onPointerEnter={() => preload(pathname)}
      onTouchStart={() => preload(pathname)}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** True if the click opens another tab or window, or starts a download, so that this page stays. */
const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
