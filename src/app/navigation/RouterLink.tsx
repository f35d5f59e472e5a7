import { Link, useLocation } from 'react-router-dom';
import type { LinkTarget } from '#components/primitives/Link/SiteProvider.tsx';
import { originOf } from './origin.ts';

const SIGN_IN = ['/login', '/signup'];

/**
 * What the library's links are made of in the app: the router's. A link to sign in takes along where the visitor is, and
 * between the two pages of signing in that stays as it was.
 */
export function RouterLink({ href, state, ...rest }: LinkTarget) {
  const location = useLocation();
  const origin: unknown = SIGN_IN.includes(location.pathname) ? location.state : originOf(location);
  return <Link to={href} state={SIGN_IN.includes(href) ? origin : state} {...rest} />;
}
