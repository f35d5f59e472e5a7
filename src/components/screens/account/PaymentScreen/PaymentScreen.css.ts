import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
  '@media': { [from.laptop]: { gap: tokens.space.xlarge } },
});

/** What is read and not filled in: as wide as lines may be long, in the middle of the page. */
export const column = style([screen, { maxWidth: tokens.width.dialog, marginInline: 'auto', width: '100%' }]);

/** What the page is about, inside a card. */
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.large });
