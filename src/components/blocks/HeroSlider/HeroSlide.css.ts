import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';
import { slideTiming } from './timing.css.ts';

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
export const words = style({
  padding: `${tokens.space.none} ${tokens.space.xlarge} ${tokens.space.section}`,
  '@media': {
    [from.tablet]: { padding: `${tokens.space.huge} ${tokens.space.none} ${tokens.space.section} ${tokens.space.xxlarge}` },
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
  textWrap: 'pretty',
  maxWidth: '26em',
});

export const stage = style({
  order: -1,
  position: 'relative',
  isolation: 'isolate',
  height: tokens.stage.phone,
  '@media': { [from.tablet]: { order: 'initial', height: 'auto', aspectRatio: '1.34' } },
});

const object = style({ position: 'absolute', aspectRatio: '1', height: 'auto', filter: theme.shadow.picture });

/** The positions of the pictures, as percentages of the stage: the largest first, then clockwise from the upper left. */
export const place = [
  style([object, { width: `min(${tokens.stage.object}, 52%)`, left: '18%', bottom: '10%' }]),
  style([object, { width: `min(${tokens.stage.object}, 32%)`, left: '3%', top: '7%', zIndex: -1 }]),
  style([object, { width: `min(${tokens.stage.object}, 30%)`, right: '12%', top: '6%' }]),
  style([object, { width: `min(${tokens.stage.object}, 32%)`, right: '12%', bottom: '8%' }]),
];
