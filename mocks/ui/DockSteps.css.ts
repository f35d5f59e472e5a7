import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';

export const steps = style({ display: 'grid', gap: tokens.space.medium });
export const moments = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.small });
export const slider = style({ flex: `0 1 ${tokens.column.large}`, minWidth: 0, accentColor: theme.color.accentText });
export const list = style({ display: 'grid', gap: tokens.space.xsmall, paddingInlineStart: tokens.space.xxlarge, listStyle: 'decimal' });
export const step = style({ overflowWrap: 'anywhere' });
export const calls = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.medium,
  color: theme.color.muted,
  fontSize: tokens.text.caption,
});
