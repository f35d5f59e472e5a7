import { style } from '@vanilla-extract/css';
import { transparentEdge } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: tokens.space.small,
  insetInlineStart: tokens.space.small,
  zIndex: tokens.layer.skip,
  padding: `${tokens.space.medium} ${tokens.space.large}`,
  border: transparentEdge,
  borderRadius: tokens.radius.control,
  background: theme.color.foreground,
  color: theme.color.background,
  fontWeight: tokens.weight.semibold,
  boxShadow: theme.shadow.overlay,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
});
