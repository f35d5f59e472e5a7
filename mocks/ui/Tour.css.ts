import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { coveredBottom, sideEdge } from '#components/theme/edges.css.ts';
import { transparentEdge } from '#components/theme/rules.ts';
import { theme } from '#components/theme/theme.css.ts';
import { from, tokens } from '#components/theme/tokens.ts';
import { canBeAtSide, dock, dockHeight, tourHeight } from './Dock.css.ts';

/** A custom property of the root element with the height of the tour. */
export const TOUR_HEIGHT = '--tour-height';
/** The room that the page leaves for the tour: that of most captions, so that it rarely changes. */
const HEIGHT = `max(9rem, var(${TOUR_HEIGHT}, 0px))`;

export const tour = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: fallbackVar(dockHeight, '0px'),
  zIndex: tokens.layer.toast,
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.small,
  padding: `${tokens.space.small} ${tokens.space.gutter}`,
  border: transparentEdge,
  background: theme.toast.background,
  color: theme.toast.foreground,
  boxShadow: theme.shadow.overlay,
  viewTransitionName: 'tour',
});
export const caption = style({
  flex: `1 1 ${tokens.width.drawer}`,
  fontWeight: tokens.weight.semibold,
  '@media': { [from.tablet]: { fontSize: tokens.text.lead } },
});
export const place = style({
  display: 'block',
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

// The page gets the room above it, and what the tour uses is scrolled there.
globalStyle(`:root:has(${tour})`, { vars: { [tourHeight]: HEIGHT } });
globalStyle(`:root:has(${tour}):not(:has(${dock}))`, { vars: { [coveredBottom]: tourHeight }, scrollPaddingBlockEnd: coveredBottom });
globalStyle(`:root:has(${tour}):not(:has(${dock})) body`, { paddingBlockEnd: coveredBottom });
globalStyle(`:root:has(${dock}[data-edge="side"]) ${tour}`, { '@media': { [canBeAtSide]: { insetInlineEnd: sideEdge } } });

globalStyle(`:root:has(${tour}) [data-tour]`, {
  outline: `${tokens.border.focus} solid ${theme.color.accent}`,
  outlineOffset: tokens.space.hairline,
});
