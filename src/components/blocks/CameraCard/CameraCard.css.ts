import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const purchase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.small,
});
