import type { HTMLAttributes } from 'react';
import { aligns, gaps, type Align, type Gap } from '../flow.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Distance between the children. */
  gap: Gap;
  /** Across the column. @default 'stretch' */
  align?: Align;
  /** The element it is. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'main';
}

/** Children below each other. For a row use Inline, for equal columns Grid. */
export function Stack({ gap, align, as: Element = 'div', ...rest }: StackProps) {
  const classes = [stack, gaps[gap], align && aligns[align]].filter(Boolean).join(' ');
  // Safari forgets that an unmarked list is a list.
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return <Element role={role} {...rest} className={classes} />;
}
