import type { HTMLAttributes, Ref } from 'react';
import { sizes } from './Heading.css.ts';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /** The level in the page's outline. */
  level: 2 | 3 | 4;
  /** The visual size, if it differs from the level: 2 for a section, 3 for a panel, 4 for a card. */
  size?: keyof typeof sizes;
  ref?: Ref<HTMLHeadingElement>;
}

/** Names a section, panel or card. Use PageHeading for the page itself. */
export function Heading({ level, size = level, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={sizes[size]}>
      {children}
    </Element>
  );
}
