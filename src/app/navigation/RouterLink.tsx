import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import type { LinkTarget } from '#components/primitives/Link/SiteProvider.tsx';
import { useLeaveGuard } from './LeaveGuardProvider.ts';
import { originOf } from './origin.ts';

const SIGN_IN = ['/login', '/signup'];

/** Resolves `?details=7` against `?q=lamp`: a link that is only params is merged into the params of the current page. */
function beside(search: string, href: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(href)) params.set(name, value);
  return `?${params}`;
}

/**
 * The link of the app, which uses the router. A link to a sign-in page remembers the current page, and a link between the two sign-in pages
 * keeps the remembered one. A link that is only a query keeps the rest of the query. Asks before unsaved input is lost.
 */
export function RouterLink({ href, state, onClick, children, ...rest }: LinkTarget) {
  const location = useLocation();
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const to = href.startsWith('?') ? beside(location.search, href) : href;
  const { pathname } = useResolvedPath(to);
  const origin: unknown = SIGN_IN.includes(location.pathname) ? location.state : originOf(location);
  const luggage: unknown = SIGN_IN.includes(href) ? origin : state;
  const follow = useLinkClickHandler(to, { state: luggage, target: rest.target ?? '_self' });
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isHere = pathname === location.pathname;
    if (event.defaultPrevented || !guard.isHeld() || isHere || opensElsewhere(event)) return;
    event.preventDefault();
    guard.leave(() => void navigate(to, { state: luggage }));
  };
  // The router's own Link would bring the code that prefetches data into the first load.
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        ask(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** True if the click opens another tab or window, or starts a download, so that this page stays. */
const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
