import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space.large,
});
