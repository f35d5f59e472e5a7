import type { HTMLAttributes } from 'react';
import { gaps, type Gap } from '../flow.css.ts';
import { inline, justifies } from './Inline.css.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The space between children, and between wrapped lines. */
  gap: Gap;
  /** Alignment along the row. @default 'start' */
  justify?: keyof typeof justifies;
  /** The element to render. @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'p';
}

/** Children in a row that wraps if there is no room. Use Stack for a column, Grid for equal columns. */
export function Inline({ gap, justify = 'start', as: Element = 'div', ...rest }: InlineProps) {
  const classes = [inline, gaps[gap], justifies[justify]].join(' ');
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return <Element role={role} {...rest} className={classes} />;
}
