import type { HTMLAttributes } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element it is. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption';
}

/** For screen readers only. Where words would help everyone, show them. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} className={hidden}>
      {children}
    </Element>
  );
}
