import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
  '@media': { [from.tablet]: { gap: tokens.space.xxlarge } },
});
