import type { HTMLAttributes } from 'react';
import { card, paddings } from './Card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element it is. @default 'div' */
  as?: 'div' | 'li' | 'article' | 'section' | 'figure';
  /** `small` around a picture, `medium` around text, `large` for a panel such as a form; `none` cuts what it holds to its corners. @default 'medium' */
  padding?: keyof typeof paddings;
}

/** A white surface with a hairline: one thing among others, or a panel. Its content stands in a column. */
export function Card({ as: Element = 'div', padding = 'medium', ...rest }: CardProps) {
  return <Element {...rest} className={`${card} ${paddings[padding]}`} />;
}
