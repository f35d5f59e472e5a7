import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { coveredBottom, coveredSide } from '#components/theme/edges.css.ts';
import { room } from '#components/theme/room.ts';
import { iconButton } from '#components/theme/rules.ts';
import { theme } from '#components/theme/theme.css.ts';
import { forcedColors, from, tokens } from '#components/theme/tokens.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

const appear = keyframes({ from: { opacity: 0 } });

/** Custom properties of the root element with the size that the user has chosen for the dock. */
export const DOCK_HEIGHT = '--dock-height';
export const DOCK_WIDTH = '--dock-width';
/** The height that the dock takes from the page. */
export const dockHeight = createVar();
/** The height that the tour takes from the page. */
export const tourHeight = createVar();
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
  height: dockHeight,
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
  vars: { [dockHeight]: `var(${DOCK_HEIGHT}, 60dvh)`, [coveredBottom]: `calc(${dockHeight} + ${fallbackVar(tourHeight, '0px')})` },
  scrollPaddingBlockEnd: coveredBottom,
  '@media': { [from.laptop]: { vars: { [dockHeight]: `var(${DOCK_HEIGHT}, min(24rem, 50dvh))` } } },
});
globalStyle(`:root:has(${dock}) body`, { paddingBlockEnd: coveredBottom });
globalStyle(`:root:has(${dock}[data-edge="side"])`, {
  '@media': { [canBeAtSide]: { vars: { [dockHeight]: '0px', [coveredSide]: `min(var(${DOCK_WIDTH}, 26rem), 100vw - ${PAGE_WIDTH})` } } },
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
    '&::after': { '@media': { [forcedColors]: { background: 'CanvasText' } } },
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

/** A button with a cross in the dock: it closes the dock, or ends a fault. */
export const cross = style({
  ...iconButton(tokens.control.small),
  borderRadius: tokens.radius.control,
  color: 'inherit',
  selectors: { '&:hover': { background: theme.color.inset } },
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

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  paddingInline: tokens.space.small,
  borderBlockEnd: `${tokens.border.hairline} solid ${theme.color.border}`,
});
export const tab = style({
  minHeight: tokens.control.small,
  padding: `0 ${tokens.space.small}`,
  whiteSpace: 'nowrap',
  border: 0,
  borderBlockEnd: `${tokens.border.strong} solid transparent`,
  background: 'transparent',
  color: theme.color.muted,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.foreground },
    '&[aria-selected="true"]': { borderColor: theme.color.accentText, color: theme.color.foreground },
    // Forced colours show a transparent border too.
    '&[aria-selected="false"]': { '@media': { [forcedColors]: { borderColor: 'Canvas' } } },
  },
});
export const panel = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: tokens.space.gutter,
});

/** The parts of the setup. A wide window shows all of them side by side, in less height. */
export const sections = style({
  display: 'grid',
  alignItems: 'start',
  gap: tokens.space.xlarge,
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 70rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' },
  },
});
/** With the people of two frames. */
export const sectionsOfFrames = style([
  sections,
  {
    '@container': {
      '(min-width: 70rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 4fr)) minmax(0, 3fr) minmax(0, 5fr)' },
    },
  },
]);
export const section = style({ display: 'grid', alignContent: 'start', gap: tokens.space.small, minWidth: 0 });

export const faultChips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xsmall,
  selectors: { '&:empty': { display: 'none' } },
});
export const faultChip = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: tokens.space.medium,
  borderRadius: tokens.radius.control,
  background: theme.color.cautionSoft,
  color: theme.color.caution,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
});
export const faultFields = style({
  display: 'grid',
  alignItems: 'end',
  gap: tokens.space.small,
  '@container': { [room.pair]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const faultCall = style({ '@container': { [room.pair]: { gridColumn: '1 / -1' } } });

export const clockField = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: tokens.space.small,
});

export const textBlock = style({ display: 'grid', alignContent: 'start', gap: tokens.space.xsmall, minWidth: 0 });
export const textBody = style({
  maxHeight: tokens.width.menu,
  overflow: 'auto',
  padding: tokens.space.medium,
  borderRadius: tokens.radius.control,
  background: theme.color.inset,
  fontSize: tokens.text.caption,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
