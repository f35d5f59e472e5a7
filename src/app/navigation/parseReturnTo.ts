import { isSignInPath } from './paths.ts';
import { type ReturnToState, toReturnTo } from './returnTo.ts';

/** The state for /login after a page for administrators has denied this account. */
export const toDenied = (location: { pathname: string; search: string; hash: string }, email: string): ReturnToState => ({
  ...toReturnTo(location),
  deniedEmail: email,
});

/** True if the page that redirected to /login denied this account. Another account may have access. */
export const wasDenied = (state: unknown, email: string): boolean =>
  typeof state === 'object' && state !== null && 'deniedEmail' in state && state.deniedEmail === email;

/**
 * Returns the path to go to after signing in: the page that redirected to /login, or the home page. Accepts only paths in the app
 * (docs/product-rules.md#remembered-origin): one leading slash, nothing that a browser would read as another host, and not the sign-in
 * pages themselves.
 */
export function parseReturnTo(state: unknown): string {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(returnTo)) return '/';
  const base = 'http://shop.invalid';
  const url = new URL(returnTo, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return isSignInPath(url.pathname) ? '/' : returnTo;
}
