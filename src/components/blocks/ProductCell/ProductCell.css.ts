import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.medium,
});

export const name = style({ fontWeight: tokens.weight.semibold, overflowWrap: 'anywhere' });
