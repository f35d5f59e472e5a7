import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { coveredBottom, coveredSide } from '#components/theme/covered.css.ts';
import { theme } from '#components/theme/theme.css.ts';
import { from, tokens } from '#components/theme/tokens.ts';
import { cross } from './cross.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

const appear = keyframes({ from: { opacity: 0 } });

/** Custom properties of the root element with the size that the user has chosen for the dock. */
export const DOCK_HEIGHT = '--dock-height';
export const DOCK_WIDTH = '--dock-width';
/** The smallest width of the page beside the dock. Its bar and its tables need it. */
const PAGE_WIDTH = '52rem';
/** Windows that are wide enough for a dock at the side. */
export const canBeAtSide = 'screen and (min-width: 75rem)';

/** A sheet on a phone. */
export const dock = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: tokens.layer.bar,
  display: 'flex',
  flexDirection: 'column',
  height: coveredBottom,
  containerType: 'inline-size',
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
  background: theme.color.surface,
  color: theme.color.foreground,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
  // Above the page also while one fades into the next.
  viewTransitionName: 'dock',
  animation: `${rise} ${tokens.duration.gentle} ease-out`,
  '@media': {
    [canBeAtSide]: {
      selectors: {
        '&[data-edge="side"]': {
          insetInlineStart: 'auto',
          insetBlockStart: 0,
          width: coveredSide,
          height: 'auto',
          borderBlockStart: 0,
          borderInlineStart: `${tokens.border.hairline} solid ${theme.color.border}`,
          animationName: appear,
        },
      },
    },
  },
});

// The page gets the room beside it, and what is focused or scrolled into view stops there.
globalStyle(`:root:has(${dock})`, {
  vars: { [coveredBottom]: `var(${DOCK_HEIGHT}, 60dvh)` },
  scrollPaddingBlockEnd: coveredBottom,
  '@media': { [from.laptop]: { vars: { [coveredBottom]: `var(${DOCK_HEIGHT}, min(24rem, 50dvh))` } } },
});
globalStyle(`:root:has(${dock}) body`, { paddingBlockEnd: coveredBottom });
globalStyle(`:root:has(${dock}[data-edge="side"])`, {
  '@media': { [canBeAtSide]: { vars: { [coveredBottom]: '0px', [coveredSide]: `min(var(${DOCK_WIDTH}, 26rem), 100vw - ${PAGE_WIDTH})` } } },
});
globalStyle(`:root:has(${dock}[data-edge="side"]) body`, { '@media': { [canBeAtSide]: { paddingInlineEnd: coveredSide } } });

/** The handle at the dock's edge: a short line in an area that is large enough for a finger. */
export const handle = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(-1 * ${tokens.space.gutter})`,
  display: 'grid',
  placeItems: 'end center',
  height: tokens.space.xlarge,
  paddingBlockEnd: tokens.space.xsmall,
  cursor: 'ns-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    width: tokens.space.xxlarge,
    height: tokens.space.hairline,
    borderRadius: tokens.radius.round,
    background: theme.color.border,
  },
  selectors: {
    [`${dock}[data-edge="side"] &`]: {
      '@media': {
        [canBeAtSide]: {
          insetInlineStart: `calc(-1 * ${tokens.space.gutter})`,
          insetInlineEnd: 'auto',
          insetBlock: 0,
          placeItems: 'center end',
          width: tokens.space.xlarge,
          height: 'auto',
          paddingBlockEnd: 0,
          paddingInlineEnd: tokens.space.xsmall,
          cursor: 'ew-resize',
        },
      },
    },
    [`${dock}[data-edge="side"] &::after`]: {
      '@media': { [canBeAtSide]: { width: tokens.space.hairline, height: tokens.space.xxlarge } },
    },
  },
});
/** Hidden in windows that are too narrow for another edge. */
export const move = style([cross, { display: 'none', '@media': { [canBeAtSide]: { display: 'grid' } } }]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.small,
  padding: `${tokens.space.small} ${tokens.space.small} 0 ${tokens.space.gutter}`,
});
export const status = style({ flex: 1 });
