import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

/** As tall as the fields beside it; the whole area is clickable. */
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.small,
  minHeight: tokens.control.medium,
  minWidth: 0,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: tokens.control.icon,
  height: tokens.control.icon,
  margin: 0,
  accentColor: theme.color.accent,
  cursor: 'inherit',
});
