import type { HTMLAttributes } from 'react';
import { gaps } from '../flow.css.ts';
import type { Columns } from './columns.ts';
import { grid, presets } from './Grid.css.ts';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /**
   * The largest number of columns on a page in the window of a phone, tablet, laptop and in a wide window: `cards4` 1, 2, 4, 4 ·
   * `cards3` 1, 2, 3, 6 · `cards5` 2, 3, 5, 5 · `texts5` 1, 3, 5, 5 · `list4` 1, 2, 4, 5 · `list3` 1, 2, 3, 4 · `list5` 2, 3, 5, 6 ·
   * `form2` 1, 2, 2, 2. In less room, such as a side panel, there are fewer in a wide window too.
   */
  columns: Columns;
  /** The element to render. @default 'div' */
  as?: 'ul' | 'div';
}

/**
 * Equal columns that adapt to the grid's own width and the text size. Use Inline for a wrapping row, VirtualGrid for more cards than a page can
 * hold.
 */
export function Grid({ columns, as: Element = 'div', ...rest }: GridProps) {
  return <Element role={Element === 'ul' ? 'list' : undefined} {...rest} className={`${grid} ${gaps.large} ${presets[columns]}`} />;
}
