'use client';

import { createContext, type ReactNode, type RefObject, use, useCallback } from 'react';
import { sizes } from './PageHeading.css.ts';

/** The level of the page's heading: 1, or 2 inside another page, as in the dashboard (docs/product-rules.md#dashboard-headings). */
export const PageLevel = createContext<1 | 2>(1);

export interface PageHeadingProps {
  children: ReactNode;
  /** `hidden` if the page shows its name in another way but still needs a heading. @default 'page' */
  size?: Exclude<keyof typeof sizes, 'nested'>;
  id?: string;
  ref?: RefObject<HTMLHeadingElement | null>;
}

/**
 * The heading of a page: exactly one on a screen, in every state of its view. The app focuses it after a navigation, and finds it by
 * `data-page-heading`. If a page replaces another one whose heading had the focus, as after Retry, its heading takes over the focus.
 * PageLevel sets its level. Use Heading for sections.
 */
export function PageHeading({ children, size = 'page', ref, ...rest }: PageHeadingProps) {
  const level = use(PageLevel);
  const Element = `h${level}` as const;
  const attach = useCallback(
    (heading: HTMLHeadingElement) => {
      if (ref) ref.current = heading;
      takeFocus(heading);
      return () => {
        releaseFocus(heading);
        if (ref) ref.current = null;
      };
    },
    [ref],
  );
  return (
    <Element
      {...rest}
      ref={attach}
      className={level === 2 && size === 'page' ? sizes.nested : sizes[size]}
      tabIndex={-1}
      data-page-heading=""
    >
      {children}
    </Element>
  );
}

/** The page heading that was removed while it had the focus, until its replacement is mounted. */
let removed: HTMLElement | null = null;

/** Focuses a new page heading if it replaces a focused one. */
function takeFocus(heading: HTMLElement): void {
  if (removed !== null) heading.focus({ preventScroll: true });
  removed = null;
}

/** Remembers a page heading that is removed while it has the focus, until the end of React's commit, which mounts its replacement. */
function releaseFocus(heading: HTMLElement): void {
  if (document.activeElement !== heading) return;
  removed = heading;
  queueMicrotask(() => {
    removed = null;
  });
}
