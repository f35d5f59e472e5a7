import { style } from '@vanilla-extract/css';
import { twoColumns } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

export const search = style({ height: tokens.control.medium, maxWidth: tokens.width.reading });

export const form = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('12rem'),
  gap: tokens.space.large,
  maxWidth: tokens.width.reading,
});
export const field = style({ display: 'grid', gridTemplateRows: `auto ${tokens.control.medium}`, gap: tokens.space.xsmall });
