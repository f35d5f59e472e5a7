import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const line = `${tokens.border.hairline} solid ${theme.color.border}`;

export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.small });
export const plot = style({ display: 'flex', gap: '2%', blockSize: tokens.space.section });
/** As tall as the plot, so that hovering anywhere in the column shows its number. */
export const column = style({ flex: '1 1 0', minWidth: 0, maxWidth: tokens.control.medium, display: 'flex', alignItems: 'end' });

const bar = style({ inlineSize: '100%', borderStartStartRadius: tokens.space.xsmall, borderStartEndRadius: tokens.space.xsmall });
/** The borders provide the contrast that the pale background lacks. In forced-colours mode, only they are visible. */
export const bars = styleVariants({
  none: [bar, { borderBlockEnd: `${tokens.border.strong} solid ${theme.color.border}`, borderRadius: 0 }],
  some: [bar, { background: theme.color.accentSoft, border: `${tokens.border.hairline} solid ${theme.color.accent}` }],
  highest: [bar, { background: theme.color.accent, border: `${tokens.border.focus} solid ${theme.color.accent}` }],
});
const small = style({ color: theme.color.muted, fontSize: tokens.text.caption });
export const ends = style([
  small,
  { display: 'flex', justifyContent: 'space-between', gap: tokens.space.gutter, paddingBlockStart: tokens.space.xsmall },
]);
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space.xsmall} ${tokens.space.gutter}`,
});
export const note = style({ color: theme.color.muted, fontSize: tokens.text.small });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: tokens.text.small });
const cell = style({ paddingBlock: tokens.space.small, textAlign: 'start' });
const end = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const header = style([cell, { color: theme.color.muted, fontWeight: tokens.weight.semibold }]);
export const numberHeader = style([header, end]);
export const label = style([cell, { borderBlockStart: line, fontWeight: tokens.weight.regular }]);
export const number = style([label, end]);
