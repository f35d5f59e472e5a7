import { globalStyle, style } from '@vanilla-extract/css';
import { figure as figureLook } from '../../theme/figure.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

/** What the label's link spreads over. */
export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' });
globalStyle(`${card}:hover > *`, { borderColor: theme.color.control });

export const label = style({
  color: theme.color.muted,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.regular,
  letterSpacing: tokens.tracking.normal,
  lineHeight: tokens.leading.body,
});
/** Beside a higher card the figure stands at the foot. */
export const linkedLabel = style([label, { marginBlockEnd: 'auto', paddingBlockEnd: tokens.space.small }]);
globalStyle(`${linkedLabel} > a`, { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: tokens.space.small });
globalStyle(`${linkedLabel} > a:focus-visible`, { outline: 'none' });
// The whole card is the link's target; its name stays the label's alone.
globalStyle(`${linkedLabel} > a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: tokens.radius.card });
globalStyle(`${linkedLabel} > a:focus-visible::after`, {
  outline: `${tokens.border.focus} solid ${theme.color.focus}`,
  outlineOffset: tokens.border.strong,
});

export const figure = style([figureLook, { fontSize: tokens.text.heading1 }]);
export const unknown = style([figure, { color: theme.color.muted }]);
export const note = style({ color: theme.color.muted, fontSize: tokens.text.label });
