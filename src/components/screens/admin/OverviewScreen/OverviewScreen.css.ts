import { style } from '@vanilla-extract/css';
import { room } from '../../../theme/room.ts';
import { tokens } from '../../../theme/tokens.ts';

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.gutter,
});
/** Two figures over the latest orders, with the chart beside them where there is room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.gutter,
  // An open table is long; the cards beside it keep their height.
  selectors: { '&:has([aria-expanded="true"])': { alignItems: 'start' } },
  '@container': {
    [room.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [room.laptop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 8fr)' },
  },
});
const wide = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '@container': { [room.tablet]: { gridColumn: '1 / -1' } } });
export const latest = style([wide, { '@container': { [room.laptop]: { gridArea: '2 / 1 / 3 / 3' } } }]);
export const deliveries = style([wide, { '@container': { [room.laptop]: { gridArea: '1 / 3 / 3 / 4' } } }]);
