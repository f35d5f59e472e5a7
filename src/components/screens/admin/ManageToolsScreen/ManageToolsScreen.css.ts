import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../theme/tokens.ts';

export const stock = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: tokens.space.small,
});

/** The restock field beside the tool's picture. */
export const restocked = style({
  display: 'grid',
  gap: tokens.space.gutter,
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
});

export const picture = style({ width: tokens.avatar.large });

export const text = style({ display: 'grid', gap: tokens.space.xsmall, minWidth: 0, overflowWrap: 'anywhere' });

/** Puts the notice above the buttons, over the whole width. */
export const notice = style({ flexBasis: '100%', paddingBlockEnd: tokens.space.xsmall });
