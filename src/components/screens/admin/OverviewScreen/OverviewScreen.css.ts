import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../theme/tokens.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.gutter });
/** Two figures over the latest orders, with the chart beside them in a wide window. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.gutter,
  // An open table is long; the cards beside it keep their height.
  selectors: { '&:has([aria-expanded="true"])': { alignItems: 'start' } },
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 8fr)' },
  },
});
const wide = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });
export const latest = style([wide, { '@media': { [from.desktop]: { gridArea: '2 / 1 / 3 / 3' } } }]);
export const deliveries = style([wide, { '@media': { [from.desktop]: { gridArea: '1 / 3 / 3 / 4' } } }]);
