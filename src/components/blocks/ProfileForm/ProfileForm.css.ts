import { style } from '@vanilla-extract/css';
import { twoColumns } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('12rem'),
  alignItems: 'start',
  gap: tokens.space.gutter,
});
export const wide = style({ gridColumn: '1 / -1' });
