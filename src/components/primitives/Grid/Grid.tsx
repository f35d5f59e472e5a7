import type { HTMLAttributes } from 'react';
import { gaps, type Gap } from '../flow.css.ts';
import type { Columns } from './columns.ts';
import { grid, presets } from './Grid.css.ts';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** How many columns on a phone, a tablet and a laptop: `cards4` 1, 2, 4 · `cards3` 1, 2, 3 · `cards5` 2, 3, 5 · `form2` 1, 2, 2. */
  columns: Columns;
  /** Distance between the cells. @default 'large' */
  gap?: Gap;
  /** The element it is. @default 'div' */
  as?: 'ul' | 'div';
}

/** Equal columns that follow the window. For a free row use Inline, for more cards than a page can hold VirtualGrid. */
export function Grid({ columns, gap = 'large', as: Element = 'div', ...rest }: GridProps) {
  return <Element role={Element === 'ul' ? 'list' : undefined} {...rest} className={`${grid} ${gaps[gap]} ${presets[columns]}`} />;
}
