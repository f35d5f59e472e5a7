import { type OriginState, originOf } from './origin.ts';

/** The same of a page that asks for an administrator, and refused this account. */
export const refusalOf = (location: { pathname: string; search: string; hash: string }, email: string): OriginState => ({
  ...originOf(location),
  refused: email,
});

/** Whether the page that led to /login refused this very account: another one may be let in. */
export const wasRefused = (state: unknown, email: string): boolean =>
  typeof state === 'object' && state !== null && 'refused' in state && state.refused === email;

/**
 * Where to go after signing in: the remembered place, else home. In-app paths only (docs/product-rules.md#remembered-origin): one
 * leading slash, nothing that a browser would read as another host, and not the sign-in pages themselves.
 */
export function originFrom(state: unknown): string {
  const origin = typeof state === 'object' && state !== null && 'origin' in state ? state.origin : null;
  if (typeof origin !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(origin)) return '/';
  const base = 'http://shop.invalid';
  const url = new URL(origin, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  // As the router matches them: in any case, with or without a slash at the end.
  return /^\/(login|signup)\/*$/i.test(url.pathname) ? '/' : origin;
}
