import type { HTMLAttributes } from 'react';
import { aligns, gaps, type Align, type Gap } from '../flow.css.ts';
import { inline, justifies, wraps } from './Inline.css.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Distance between the children, also between wrapped lines. */
  gap: Gap;
  /** Across the row. @default 'center' */
  align?: Align;
  /** Along the row. @default 'start' */
  justify?: keyof typeof justifies;
  /** `line` never breaks: only for what surely fits 320 px. @default 'wrap' */
  wrap?: keyof typeof wraps;
  /** The element it is. @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'p';
}

/** Children in a row that wraps when there is no room. For a column use Stack, for equal columns Grid. */
export function Inline({ gap, align = 'center', justify = 'start', wrap = 'wrap', as: Element = 'div', ...rest }: InlineProps) {
  const classes = [inline, gaps[gap], aligns[align], justifies[justify], wraps[wrap]].join(' ');
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return <Element role={role} {...rest} className={classes} />;
}
