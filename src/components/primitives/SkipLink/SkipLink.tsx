'use client';

import type { MouseEvent } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The target on this page, which must be focusable (`tabIndex={-1}`). @default '#main' */
  href?: `#${string}`;
  /** @default 'Skip to content' */
  children?: string;
}

/** Moves focus without adding a history entry, so that Back does not lead from a page to itself. */
function follow(event: MouseEvent<HTMLAnchorElement>) {
  const place = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (place === null) return;
  event.preventDefault();
  place.focus();
}

/** The first Tab stop: skips the navigation bar. Visible only while focused. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink} onClick={follow}>
      {children}
    </a>
  );
}
