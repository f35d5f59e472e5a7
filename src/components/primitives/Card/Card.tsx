import type { HTMLAttributes } from 'react';
import { card, paddings } from './Card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element to render. @default 'div' */
  as?: 'div' | 'li' | 'article' | 'section' | 'figure';
  /**
   * `small` around a picture, `medium` around text, `large` for a panel such as a form; `none` clips the content to the rounded corners.
   * @default 'medium'
   */
  padding?: keyof typeof paddings;
}

/** A surface with a thin border, for one of several items or for a panel. Lays out its children in a column. */
export function Card({ as: Element = 'div', padding = 'medium', ...rest }: CardProps) {
  return <Element {...rest} className={`${card} ${paddings[padding]}`} />;
}
