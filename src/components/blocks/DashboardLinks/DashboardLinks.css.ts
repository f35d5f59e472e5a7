import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const group = style({ display: 'grid', gap: tokens.space.xsmall, marginBlockStart: tokens.space.large });

/** Aligned with the text of the links. */
export const title = style({
  paddingInline: tokens.space.medium,
  color: theme.color.muted,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.semibold,
});

export const item = style({ display: 'grid' });

globalStyle(`${item} > a`, {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.medium,
  minHeight: tokens.control.medium,
  padding: `${tokens.space.small} ${tokens.space.medium}`,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: tokens.radius.control,
  color: theme.color.muted,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.medium,
  transition: `background-color ${tokens.duration.quick}, color ${tokens.duration.quick}`,
});
globalStyle(`${item} > a:hover`, { color: theme.color.foreground, background: theme.color.inset });
globalStyle(`${item} > a[aria-current]`, {
  color: theme.color.foreground,
  background: theme.color.surface,
  borderColor: theme.color.border,
  boxShadow: theme.shadow.low,
});
globalStyle(`${item} > a[aria-current] > svg`, { color: theme.color.accentText });
