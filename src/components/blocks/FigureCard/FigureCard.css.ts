import { globalStyle, style } from '@vanilla-extract/css';
import { tallLink } from '../../theme/rules.ts';
import { figure as figureText } from '../../theme/text.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

/** The area that the label's link covers. */
export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' });
globalStyle(`${card}:hover > *`, { borderColor: theme.color.control });

export const label = style({
  color: theme.color.muted,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.regular,
  letterSpacing: tokens.tracking.normal,
  lineHeight: tokens.leading.body,
});
/** Keeps the figure at the bottom of a card that is stretched to the height of a taller one. */
export const linkedLabel = style([label, { marginBlockEnd: 'auto', paddingBlockEnd: tokens.space.small }]);
globalStyle(`${label} > a`, {
  ...tallLink,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: tokens.space.small,
});
globalStyle(`${linkedLabel} > a:focus-visible`, { outline: 'none' });
// The whole card is clickable, but the link's accessible name is only the label.
globalStyle(`${linkedLabel} > a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: tokens.radius.card });
globalStyle(`${linkedLabel} > a:focus-visible::after`, {
  outline: `${tokens.border.focus} solid ${theme.color.focus}`,
  outlineOffset: tokens.border.strong,
});

export const figure = style([figureText, { fontSize: tokens.text.heading1 }]);
/** As tall as a figure, whose lines are closer than those of a text. */
export const pendingFigure = style([figure, { display: 'grid', blockSize: `calc(1em * ${tokens.leading.snug})`, alignContent: 'center' }]);
export const unknown = style([figure, { color: theme.color.muted }]);
/** The chart of a card, as tall as the card, which may be stretched to the height of its neighbours. */
export const chart = style({ flex: 1, paddingBlockStart: tokens.space.small });
export const note = style({ color: theme.color.muted, fontSize: tokens.text.label });
