import type { ReactNode, Ref } from 'react';
import { sizes } from './PageHeading.css.ts';

export interface PageHeadingProps {
  children: ReactNode;
  /** `hidden` where the page shows its name otherwise but must still have one. @default 'page' */
  size?: keyof typeof sizes;
  /** 2 for a page inside a page, as in the dashboard (DECISIONS "Dashboard headings"). @default 1 */
  level?: 1 | 2;
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * The name of a page: exactly one on a screen, in every state of its view. The app gives it the focus after a navigation; it finds
 * it by `data-page-heading`. For the names of sections use Heading.
 */
export function PageHeading({ children, size = 'page', level = 1, ...rest }: PageHeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={sizes[size]} tabIndex={-1} data-page-heading="">
      {children}
    </Element>
  );
}
