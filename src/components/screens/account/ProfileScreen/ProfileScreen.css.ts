import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
});

/** In the dialog's foot, so that it is in sight wherever the form is scrolled to. */
export const notice = style({ flexBasis: '100%', paddingBlockEnd: tokens.space.xsmall });
