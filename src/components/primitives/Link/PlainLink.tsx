import type { LinkTarget } from './site.ts';

/** What links are made of where no app says otherwise: stories, and apps without a router. */
export function PlainLink({ state: _, children, ...rest }: LinkTarget) {
  return <a {...rest}>{children}</a>;
}
