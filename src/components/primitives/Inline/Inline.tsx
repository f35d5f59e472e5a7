import type { HTMLAttributes } from 'react';
import { aligns, gaps, type Align, type Gap } from '../flow.css.ts';
import { inline, justifies, wraps } from './Inline.css.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The space between children, and between wrapped lines. */
  gap: Gap;
  /** Alignment across the row. @default 'center' */
  align?: Align;
  /** Alignment along the row. @default 'start' */
  justify?: keyof typeof justifies;
  /** `line` never wraps: use it only for content that always fits 320 px. @default 'wrap' */
  wrap?: keyof typeof wraps;
  /** The element to render. @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'p';
}

/** Children in a row that wraps if there is no room. Use Stack for a column, Grid for equal columns. */
export function Inline({ gap, align = 'center', justify = 'start', wrap = 'wrap', as: Element = 'div', ...rest }: InlineProps) {
  const classes = [inline, gaps[gap], aligns[align], justifies[justify], wraps[wrap]].join(' ');
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return <Element role={role} {...rest} className={classes} />;
}
