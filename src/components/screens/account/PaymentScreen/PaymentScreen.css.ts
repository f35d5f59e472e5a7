import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
  '@media': { [from.laptop]: { gap: tokens.space.xlarge } },
});

export const columns = style({
  display: 'grid',
  gap: tokens.space.xlarge,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: tokens.space.xxlarge } },
});

/** What is read and not filled in: as wide as lines may be long. */
export const column = style({ display: 'grid', gap: tokens.space.large, maxWidth: tokens.width.dialog });

/** What the page is about, inside a card. */
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.large });
