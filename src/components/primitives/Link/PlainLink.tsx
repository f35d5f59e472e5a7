import type { LinkTarget } from './site.ts';

/** The default link component, for stories and for apps without a router. */
export function PlainLink({ state: _, children, ...rest }: LinkTarget) {
  return <a {...rest}>{children}</a>;
}
