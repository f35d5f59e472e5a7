import { style } from '@vanilla-extract/css';
import { tokens } from '#components/theme/tokens.ts';

/** Keeps long texts away from the window's edge. Without a text, it takes no room beside the buttons. */
export const reports = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space.small,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { paddingInline: tokens.space.gutter } },
});
