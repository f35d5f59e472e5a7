import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';
import { grid, presets } from '../Grid/Grid.css.ts';

const gap = tokens.space.large;

/** Lets a card fill the height of its row. */
export const cell = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/**
 * Has no row gap: the space between rows is part of the cells, so that it is measured with the row. Turns off the browser's scroll
 * anchoring, because the layout already accounts for rows that mount and unmount.
 */
export const rows = style([
  grid,
  { columnGap: gap, alignContent: 'start', overflowAnchor: 'none', '@media': { print: { display: 'none' } } },
]);

export const spacedCell = style([cell, { paddingBottom: gap }]);

/** Cancels the space below the last row. */
export const frame = style({ marginBottom: `calc(${gap} * -1)` });

export { presets };
