import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';
import { cell, grid, presets } from '../Grid/Grid.css.ts';

const gap = tokens.space.large;

/**
 * Has the preset's columns. The list takes their number only once its rows are computed for it, because the first card of a row has the
 * space of all omitted rows above it, and would make other cards beside it as tall.
 */
export const frame = style([
  grid,
  {
    columnGap: gap,
    // Cancels the space below the last row.
    marginBottom: `calc(${gap} * -1)`,
    '@media': { print: { display: 'none' } },
  },
]);

/**
 * Has no row gap: the space between rows is part of the cells, so that it is measured with the row. Turns off the browser's scroll
 * anchoring, because the layout already accounts for rows that mount and unmount.
 */
export const rows = style({
  display: 'grid',
  gridColumn: '1 / -1',
  columnGap: gap,
  alignContent: 'start',
  overflowAnchor: 'none',
});

export const spacedCell = style([cell, { paddingBottom: gap }]);

export { presets };
