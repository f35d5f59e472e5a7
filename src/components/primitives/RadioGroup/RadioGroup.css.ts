import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  padding: 0,
  marginBlockEnd: tokens.space.small,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.semibold,
});
export const options = style({
  overflow: 'hidden',
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.control,
});

/** The whole row is clickable. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.medium,
  minHeight: tokens.control.medium,
  padding: `${tokens.space.small} ${tokens.space.gutter}`,
  fontSize: tokens.text.label,
  cursor: 'pointer',
  transition: `background-color ${tokens.duration.quick}`,
  selectors: {
    '& + &': { borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}` },
    '&:hover': { background: theme.color.inset },
    '&:has(:checked)': { background: theme.color.accentSoft },
  },
});
export const text = style({
  flex: 1,
  minWidth: 0,
  fontWeight: tokens.weight.medium,
});
export const hint = style({
  display: 'block',
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.regular,
  color: theme.color.muted,
});
export const icon = style({ display: 'grid', flex: 'none', color: theme.color.muted });
