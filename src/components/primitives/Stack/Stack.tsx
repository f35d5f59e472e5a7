import type { HTMLAttributes } from 'react';
import { gaps, type Gap } from '../flow.css.ts';
import { aligns, stack } from './Stack.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The space between children. */
  gap: Gap;
  /** Alignment across the column. @default 'stretch' */
  align?: keyof typeof aligns;
  /** The element to render. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'main';
}

/** Children in a column. Use Inline for a row, Grid for equal columns. */
export function Stack({ gap, align, as: Element = 'div', ...rest }: StackProps) {
  const classes = [stack, gaps[gap], align && aligns[align]].filter(Boolean).join(' ');
  // Safari drops the list role of a list without bullets.
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return <Element role={role} {...rest} className={classes} />;
}
