import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

export const stock = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: tokens.space.small,
});

/** The restock field beside the tool's picture, or below it. */
export const restocked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: tokens.space.gutter });

export const picture = style({ width: tokens.avatar.large });

export const text = style({ flex: '1 1 14rem', display: 'grid', gap: tokens.space.xsmall, minWidth: 0, overflowWrap: 'anywhere' });
