import type { HTMLAttributes } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element to render. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption';
}

/** Content for screen readers only. If it would help everyone, show it instead. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} className={hidden}>
      {children}
    </Element>
  );
}
