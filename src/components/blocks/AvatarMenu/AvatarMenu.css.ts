import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xsmall,
  minHeight: tokens.control.medium,
  padding: `0 ${tokens.space.xsmall}`,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'transparent',
  color: theme.color.muted,
  cursor: 'pointer',
  ':hover': { background: theme.color.inset },
});
