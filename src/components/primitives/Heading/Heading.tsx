import type { HTMLAttributes, Ref } from 'react';
import { sizes } from './Heading.css.ts';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /** Its place in the outline of the page. */
  level: 2 | 3 | 4;
  /** How large it looks, when that is not its level: 2 names a section, 3 a panel, 4 a card. */
  size?: keyof typeof sizes;
  ref?: Ref<HTMLHeadingElement>;
}

/** Names a section, panel or card. The page itself is named by PageHeading. */
export function Heading({ level, size = level, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={sizes[size]}>
      {children}
    </Element>
  );
}
