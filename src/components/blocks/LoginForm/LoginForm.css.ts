import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const parts = style({ display: 'grid', gap: tokens.space.gutter, justifyItems: 'center' });
globalStyle(`${parts} > *`, { minWidth: 0 });

export const form = style({ display: 'grid', gap: tokens.space.gutter, width: '100%' });

export const password = style({ position: 'relative' });

/** In the label's line, so that it never covers what is typed. */
export const show = style({ position: 'absolute', top: 0, insetInlineEnd: 0, marginTop: `calc(-1 * ${tokens.space.small})` });

/** The password field with 'Forgot password?' below it. */
export const secret = style({ display: 'grid', gap: tokens.space.xsmall, justifyItems: 'end' });
globalStyle(`${secret} > :first-child`, { width: '100%' });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xsmall,
  width: '100%',
  marginTop: tokens.space.small,
  paddingTop: tokens.space.large,
  borderTop: `${tokens.border.hairline} solid ${theme.color.border}`,
});

export const accounts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.small,
  marginTop: tokens.space.small,
});

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: tokens.space.gutter,
  width: '100%',
  overflowWrap: 'anywhere',
  paddingBlock: tokens.space.small,
});
