import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import type { LinkTarget } from '#components/primitives/Link/SiteProvider.tsx';
import { useLeaveGuard } from './LeaveGuardProvider.ts';
import { originOf } from './origin.ts';

const SIGN_IN = ['/login', '/signup'];

/** Where `?details=7` leads from `?q=lamp`: params alone are set beside those of the page that the visitor is on. */
function beside(search: string, href: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(href)) params.set(name, value);
  return `?${params}`;
}

/**
 * What the library's links are made of in the app: the router's. A link to sign in takes along where the visitor is, and
 * between the two pages of signing in that stays as it was. A link that is a query alone keeps the rest of the query. It asks before
 * something typed is lost.
 */
export function RouterLink({ href, state, onClick, ...rest }: LinkTarget) {
  const location = useLocation();
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const to = href.startsWith('?') ? beside(location.search, href) : href;
  const { pathname } = useResolvedPath(to);
  const origin: unknown = SIGN_IN.includes(location.pathname) ? location.state : originOf(location);
  const luggage: unknown = SIGN_IN.includes(href) ? origin : state;
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isHere = pathname === location.pathname;
    if (event.defaultPrevented || !guard.isHeld() || isHere || opensElsewhere(event)) return;
    event.preventDefault();
    guard.leave(() => void navigate(to, { state: luggage }));
  };
  return <Link to={to} state={luggage} onClick={ask} {...rest} />;
}

/** In another tab or window, or as a download: this page stays. */
const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
