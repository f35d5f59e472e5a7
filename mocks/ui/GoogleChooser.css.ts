import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.medium,
  width: '100%',
  minHeight: tokens.control.large,
  padding: tokens.space.small,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: theme.color.foreground,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.inset } },
});
