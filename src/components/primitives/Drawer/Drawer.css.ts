import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: tokens.layer.overlay,
  width: '85vw',
  maxWidth: tokens.width.drawer,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: tokens.space.gutter,
  background: theme.color.surface,
  color: theme.color.foreground,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
  animation: `${slide} ${tokens.duration.gentle} ease-out`,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.gutter,
  paddingBlockEnd: tokens.space.medium,
});

export const title = style({
  paddingInlineStart: tokens.space.medium,
  fontSize: tokens.text.lead,
  fontWeight: tokens.weight.bold,
});
