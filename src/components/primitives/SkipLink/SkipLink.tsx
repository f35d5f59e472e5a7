import type { MouseEvent } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The place on this page, which must be able to take the focus (`tabIndex={-1}`). @default '#main' */
  href?: `#${string}`;
  /** @default 'Skip to content' */
  children?: string;
}

/** Without an entry in the history, which belongs to the pages: Back must not lead from a page to itself. */
function follow(event: MouseEvent<HTMLAnchorElement>) {
  const place = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (place === null) return;
  event.preventDefault();
  place.focus();
}

/** The first stop of the keyboard: past the navigation bar, into the page. Seen only while focused. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink} onClick={follow}>
      {children}
    </a>
  );
}
