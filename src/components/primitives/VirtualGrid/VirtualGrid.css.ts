import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';
import { grid, presets } from '../Grid/Grid.css.ts';

const gap = tokens.space.large;

/** Lets a card take the height of its row. */
export const cell = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/**
 * The distance between rows belongs to the cells, so that a row is measured with it. The browser's own scroll anchoring is
 * off: the rows that come and go are accounted for already.
 */
export const rows = style([
  grid,
  { columnGap: gap, alignContent: 'start', overflowAnchor: 'none', '@media': { print: { display: 'none' } } },
]);

export const spacedCell = style([cell, { paddingBottom: gap }]);

/** Takes the last row's distance back. */
export const frame = style({ marginBottom: `calc(${gap} * -1)` });

export { presets };
