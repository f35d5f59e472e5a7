import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';
import { metrics } from './chart.ts';

const px = (length: number) => `${length}px`;

// In CSS pixels, because the layout is.
export const chart = style({ position: 'relative', margin: 'auto', fontSize: px(12), lineHeight: px(metrics.line) });
export const lines = style({ position: 'absolute', inset: 0, overflow: 'visible' });
export const line = style({ fill: 'none', stroke: theme.color.control });
export const strongLine = style({ fill: 'none', stroke: theme.color.accentText, strokeWidth: 2 });
export const arrow = style({ fill: theme.color.control });
export const strongArrow = style({ fill: theme.color.accentText });
export const label = style({ fill: theme.color.muted, fontSize: px(11), textAnchor: 'middle' });
export const strongLabel = style([label, { fill: theme.color.accentText }]);

export const invoked = style({ display: 'block', color: theme.color.muted });
export const name = style({ display: 'block', fontSize: px(13) });
export const state = style({
  position: 'absolute',
  padding: 0,
  border: `${tokens.border.hairline} solid ${theme.color.control}`,
  borderRadius: px(metrics.line / 2),
  background: theme.color.surface,
  color: theme.color.foreground,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-kind="initial"]': { borderRadius: px(metrics.line * 2) },
    '&[data-kind="final"]': { borderStyle: 'double' },
    '&[data-visited]': { borderColor: theme.color.accentText },
    '&[aria-pressed="true"], &[aria-current]': { borderColor: theme.color.accentText, borderWidth: tokens.border.strong },
    '&[aria-current]': { background: theme.color.accentText, color: theme.color.surface },
  },
});
globalStyle(`${state}[aria-current] > *`, { color: 'inherit' });
