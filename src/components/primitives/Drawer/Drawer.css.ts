import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { transparentEdge } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideFromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

const panel = style({
  position: 'fixed',
  zIndex: tokens.layer.overlay,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: tokens.space.gutter,
  background: theme.color.surface,
  color: theme.color.foreground,
  border: transparentEdge,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
});
export const panels = styleVariants({
  side: [
    panel,
    {
      insetBlock: 0,
      insetInlineStart: 0,
      width: '85vw',
      maxWidth: tokens.width.drawer,
      animation: `${slide} ${tokens.duration.gentle} ease-out`,
      selectors: { '&:dir(rtl)': { animationName: slideFromRight } },
    },
  ],
  bottom: [
    panel,
    {
      insetInline: 0,
      insetBlockEnd: 0,
      maxHeight: `calc(100dvh - ${tokens.space.xxlarge})`,
      borderRadius: `${tokens.radius.panel} ${tokens.radius.panel} 0 0`,
      animation: `${rise} ${tokens.duration.gentle} ease-out`,
    },
  ],
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
