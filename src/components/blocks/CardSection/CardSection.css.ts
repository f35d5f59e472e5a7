import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xlarge });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: tokens.space.gutter,
});

export const intro = style({ paddingTop: tokens.space.xsmall });
