import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { from, tokens } from '../../../theme/tokens.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.gutter });
/** Less prominent than the heading of the page below. */
export const title = style({ color: theme.color.muted });
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
export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridColumn: '1 / -1' }, [from.desktop]: { gridColumn: 'auto' } },
});
