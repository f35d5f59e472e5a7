import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
});
