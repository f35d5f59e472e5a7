import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#components/theme/tokens.ts';

/** At the window's edge and above the bar, which would both cut a focus ring around a button. */
export const notice = style({});
globalStyle(`${notice} :focus-visible`, { outlineOffset: `calc(-1 * ${tokens.border.focus})` });

/** Keeps long texts away from the window's edge. Without a text, it takes no room beside the buttons. */
export const reports = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space.small,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { paddingInline: tokens.space.gutter } },
});
