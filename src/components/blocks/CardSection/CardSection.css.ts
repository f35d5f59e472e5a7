import { globalStyle, style } from '@vanilla-extract/css';
import { breathing, skeleton } from '../../primitives/Skeleton/Skeleton.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xlarge });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: tokens.space.gutter,
});

export const intro = style({ paddingTop: tokens.space.xsmall });

/** All placeholders fade in and out together, in one layer, because a browser draws a layer for each element that moves alone. */
export const placeholders = style({ animation: breathing });
globalStyle(`${placeholders} ${skeleton}`, { animation: 'none' });
