import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
  '@media': { [from.laptop]: { gap: tokens.space.xlarge } },
});

/** For text without a form: no wider than a comfortable line. */
export const column = style([screen, { maxWidth: tokens.width.dialog }]);
