import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const line = `${tokens.border.hairline} solid ${theme.color.border}`;

/** As tall as its container, if that is taller than the smallest chart. Narrow charts have no space for all numbers. */
export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space.small,
  blockSize: '100%',
  containerType: 'inline-size',
});
const small = style({ color: theme.color.muted, fontSize: tokens.text.caption, fontVariantNumeric: 'tabular-nums' });

/** The axis and its numbers, with the bars over its lines. */
export const frame = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `minmax(${tokens.stage.chart}, 1fr) auto`,
  gap: `${tokens.space.xsmall} ${tokens.space.small}`,
  // Space for the number above a bar that is as high as the axis.
  paddingBlockStart: tokens.space.large,
});
export const axis = style([
  small,
  { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'space-between', marginBlock: '-0.75em', textAlign: 'end' },
]);
export const plot = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  justifyContent: 'space-around',
  gap: '2%',
});
export const skeleton = style({ display: 'grid' });
/** The lines of the axis. */
export const grid = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});
export const gridLine = style({ borderBlockStart: line });
/** As tall as the plot, so that hovering anywhere in the column shows its number. */
export const column = style({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: tokens.control.medium,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
});
/** Without height of its own, so that the bar below it keeps its share of the plot. */
export const value = style({
  blockSize: 0,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 22rem)': { selectors: { '&:not([data-highest])': { display: 'none' } } } },
});
export const labels = style([small, { gridColumn: 2, overflowX: 'clip', display: 'flex', justifyContent: 'space-around', gap: '2%' }]);
export const tick = style({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: tokens.control.medium,
  textAlign: 'center',
  lineHeight: tokens.leading.snug,
  whiteSpace: 'nowrap',
  // Every second or fourth one, because two digits need more than a narrow column.
  '@container': {
    '(max-width: 22rem)': { selectors: { '&:nth-child(even)': { visibility: 'hidden' } } },
    '(max-width: 11rem)': { selectors: { '&:not(:nth-child(4n + 1))': { display: 'none' } } },
  },
});

const bar = style({
  inlineSize: '100%',
  flex: 'none',
  borderStartStartRadius: tokens.space.xsmall,
  borderStartEndRadius: tokens.space.xsmall,
});
/** The borders provide the contrast that the pale background lacks. In forced-colours mode, only they are visible. */
export const bars = styleVariants({
  none: [bar, { borderBlockEnd: `${tokens.border.strong} solid ${theme.color.border}`, borderRadius: 0 }],
  some: [bar, { background: theme.color.accentSoft, border: `${tokens.border.hairline} solid ${theme.color.accent}` }],
  highest: [bar, { background: theme.color.accent, border: `${tokens.border.focus} solid ${theme.color.accent}` }],
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space.xsmall} ${tokens.space.gutter}`,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: tokens.text.small });
const cell = style({ paddingBlock: tokens.space.small, textAlign: 'start' });
const end = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const header = style([cell, { color: theme.color.muted, fontWeight: tokens.weight.semibold }]);
export const numberHeader = style([header, end]);
export const label = style([cell, { borderBlockStart: line, fontWeight: tokens.weight.regular }]);
export const number = style([label, end]);
