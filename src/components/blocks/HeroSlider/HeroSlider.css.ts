import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

/**
 * The time that a slide is shown, in milliseconds, and the duration of its fade (docs/spec.md#constants: 2500 and 500). They
 * are in a style file, so that the page does not load all tokens for them.
 */
export const slideTiming = { every: 2500, fade: tokens.duration.slide } as const;

const { deep, strong, warm, glow, foreground, button, onButton } = theme.hero;

/** Fades out in decreasing steps, because a linear gradient has a visible edge. */
const light = (shape: string) => {
  const faded = (share: number) => `color-mix(in srgb, ${warm} ${share}%, transparent)`;
  return `radial-gradient(${shape}, ${glow} 0%, ${warm} 40%, ${faded(54)} 62%, ${faded(18)} 82%, transparent 100%)`;
};

/**
 * The light fills only the stage (above the text on a phone, beside it elsewhere) and fades out at its edge. The text is always on
 * `strong` or `deep`, where its contrast is AA, however long it is. The overridden theme variables turn a neutral button into the hero's
 * dark one.
 */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: tokens.radius.panel,
  color: foreground,
  background: `linear-gradient(200deg, ${strong} 40%, ${deep} 100%)`,
  touchAction: 'pan-y pinch-zoom',
  vars: {
    [theme.color.surface]: button,
    [theme.color.foreground]: onButton,
    [theme.color.border]: button,
    [theme.color.control]: onButton,
    [theme.color.focus]: foreground,
  },
  '::before': { content: '', gridArea: '1 / 1', height: tokens.stage.phone, background: light('100% 88% at 55% 12%') },
  '@media': {
    [from.tablet]: {
      borderRadius: tokens.radius.hero,
      '::before': { justifySelf: 'end', width: '50%', height: 'auto', background: light('66% 120% at 66% 26%') },
      // The stage is on the left, so the light fades out to the right.
      selectors: { '&:dir(rtl)::before': { background: light('66% 120% at 34% 26%') } },
    },
  },
});

export const controls = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: tokens.space.medium,
  bottom: tokens.space.small,
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [from.tablet]: { insetInlineStart: tokens.space.large, bottom: tokens.space.gutter },
    [from.laptop]: { insetInlineStart: `calc(${tokens.space.section} - ${tokens.space.medium})` },
  },
});

const bare = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.hero.foreground,
  cursor: 'pointer',
});

export const toggle = style([bare, { width: tokens.control.medium, height: tokens.control.medium, borderRadius: tokens.radius.round }]);

globalStyle(`${toggle} > svg`, { fill: 'currentcolor' });

/** The click target is larger than the visible dot. The current dot differs in length, not only in colour. */
export const dot = style([
  bare,
  {
    minWidth: tokens.control.target,
    height: tokens.control.medium,
    borderRadius: tokens.radius.round,
    '::before': {
      content: '',
      width: tokens.space.small,
      height: tokens.space.small,
      borderRadius: tokens.radius.round,
      border: `${tokens.border.strong} solid currentcolor`,
      transition: `width ${tokens.duration.gentle}`,
    },
    selectors: {
      '&[aria-current]': { minWidth: tokens.control.small },
      '&[aria-current]::before': { width: tokens.space.xlarge, background: 'currentcolor' },
      '&:hover::before': { background: 'currentcolor' },
    },
  },
]);

/** All slides share one grid cell. The tallest sets the height, so that changing the slide shifts nothing. */
export const slide = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  transition: `opacity ${slideTiming.fade}, visibility ${slideTiming.fade}`,
  selectors: { '&[data-state="hidden"]': { opacity: 0, visibility: 'hidden' } },
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto', alignItems: 'center' } },
});

/** The padding at the bottom leaves space for the controls. */
export const content = style({
  padding: `${tokens.space.none} ${tokens.space.xlarge} ${tokens.space.section}`,
  '@media': {
    [from.tablet]: { paddingBlockStart: tokens.space.huge, paddingInline: `${tokens.space.xxlarge} ${tokens.space.none}` },
    [from.laptop]: { paddingInlineStart: tokens.space.section },
  },
});

export const lead = style({ fontSize: tokens.text.label, fontWeight: tokens.weight.semibold });

export const title = style({
  margin: `${tokens.space.small} 0 ${tokens.space.medium}`,
  fontSize: tokens.text.hero,
  fontWeight: tokens.weight.heavy,
  letterSpacing: tokens.tracking.tighter,
});

export const text = style({
  marginBlockEnd: tokens.space.xlarge,
  fontSize: tokens.text.lead,
  maxWidth: '26em',
});

export const stage = style({
  order: -1,
  position: 'relative',
  isolation: 'isolate',
  height: tokens.stage.phone,
  '@media': { [from.tablet]: { order: 'initial', height: 'auto', aspectRatio: '1.34' }, [from.wide]: { aspectRatio: '1.6' } },
});

const object = style({ position: 'absolute', aspectRatio: '1', height: 'auto', filter: theme.shadow.picture });

/** The positions of the pictures, as percentages of the stage: the largest first, then clockwise from the upper left. */
export const place = [
  style([object, { width: `min(${tokens.stage.object}, 52%)`, left: '18%', bottom: '10%' }]),
  style([object, { width: `min(${tokens.stage.object}, 32%)`, left: '3%', top: '7%', zIndex: -1 }]),
  style([object, { width: `min(${tokens.stage.object}, 30%)`, right: '12%', top: '6%' }]),
  style([object, { width: `min(${tokens.stage.object}, 32%)`, right: '12%', bottom: '8%' }]),
];
