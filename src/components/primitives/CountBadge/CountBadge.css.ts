import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const countBadge = style({
  display: 'inline-block',
  minWidth: tokens.badge.height,
  height: tokens.badge.height,
  padding: `0 ${tokens.space.xsmall}`,
  borderRadius: tokens.radius.round,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: tokens.badge.text,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.badge.height,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
