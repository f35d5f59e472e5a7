import { type ReactNode, type Ref, use } from 'react';
import { sizes } from './PageHeading.css.ts';
import { PageLevel } from './PageLevel.ts';

export interface PageHeadingProps {
  children: ReactNode;
  /** `hidden` if the page shows its name in another way but still needs a heading. @default 'page' */
  size?: Exclude<keyof typeof sizes, 'nested'>;
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * The heading of a page: exactly one on a screen, in every state of its view. The app focuses it after a navigation, and finds it by
 * `data-page-heading`. PageLevel sets its level. Use Heading for sections.
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
