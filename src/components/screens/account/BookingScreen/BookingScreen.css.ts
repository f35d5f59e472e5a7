import { style } from '@vanilla-extract/css';
import { room } from '../../../theme/room.ts';
import { from, tokens } from '../../../theme/tokens.ts';

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: tokens.space.large,
  '@media': { [from.laptop]: { gap: tokens.space.xlarge } },
});

export const columns = style({
  display: 'grid',
  gap: tokens.space.xlarge,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [room.laptop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: tokens.space.xxlarge } },
});
