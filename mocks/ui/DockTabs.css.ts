import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  paddingInline: tokens.space.small,
  borderBlockEnd: `${tokens.border.hairline} solid ${theme.color.border}`,
});
export const tab = style({
  minHeight: tokens.control.small,
  padding: `0 ${tokens.space.small}`,
  whiteSpace: 'nowrap',
  border: 0,
  borderBlockEnd: `${tokens.border.strong} solid transparent`,
  background: 'transparent',
  color: theme.color.muted,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.foreground },
    '&[aria-selected="true"]': { borderColor: theme.color.accentText, color: theme.color.foreground },
  },
});
export const panel = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: tokens.space.gutter,
});
