import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
});

/** In the dialog's footer, so that it stays visible while the form scrolls. */
export const notice = style({ flexBasis: '100%', paddingBlockEnd: tokens.space.xsmall });
