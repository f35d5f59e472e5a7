import { type ReactNode, type Ref, use } from 'react';
import { sizes } from './PageHeading.css.ts';
import { PageLevel } from './PageLevel.ts';

export interface PageHeadingProps {
  children: ReactNode;
  /** `hidden` where the page shows its name otherwise but must still have one. @default 'page' */
  size?: Exclude<keyof typeof sizes, 'nested'>;
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * The name of a page: exactly one on a screen, in every state of its view. The app gives it the focus after a navigation; it finds
 * it by `data-page-heading`. Its level is the PageLevel around it. For the names of sections use Heading.
 */
export function PageHeading({ children, size = 'page', ...rest }: PageHeadingProps) {
  const level = use(PageLevel);
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={level === 2 && size === 'page' ? sizes.nested : sizes[size]} tabIndex={-1} data-page-heading="">
      {children}
    </Element>
  );
}
