import { globalStyle, style } from '@vanilla-extract/css';
import { coveredBottom } from '#components/theme/coveredBottom.css.ts';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';
import { dock } from './Dock.css.ts';

/** In one line on a wide window, and no higher than a fifth of a phone. */
export const tour = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: tokens.layer.toast,
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.small,
  padding: `${tokens.space.small} ${tokens.space.gutter}`,
  background: theme.toast.background,
  color: theme.toast.foreground,
  boxShadow: theme.shadow.overlay,
  viewTransitionName: 'tour',
});
export const caption = style({ flex: `1 1 ${tokens.width.drawer}`, fontSize: tokens.text.lead, fontWeight: tokens.weight.semibold });
export const place = style({ fontSize: tokens.text.small, fontVariantNumeric: 'tabular-nums' });

// The page gets the room above it, and what the tour uses is scrolled there.
globalStyle(`:root:has(${tour}):not(:has(${dock}))`, { vars: { [coveredBottom]: '8rem' }, scrollPaddingBlockEnd: coveredBottom });
globalStyle(`:root:has(${tour}):not(:has(${dock})) body`, { paddingBlockEnd: coveredBottom });
globalStyle(`:root:has(${dock}) ${tour}`, { insetBlockEnd: coveredBottom });

globalStyle(`:root:has(${tour}) [data-tour]`, {
  outline: `${tokens.border.focus} solid ${theme.color.accent}`,
  outlineOffset: tokens.space.hairline,
});
