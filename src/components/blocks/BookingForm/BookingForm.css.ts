import { globalStyle, style } from '@vanilla-extract/css';
import { figure as figureText } from '../../theme/text.css.ts';
import { coverRings } from '../../theme/rules.ts';
import { bottomEdge } from '../../theme/edges.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { growingPadding, room, twoColumns } from '../../theme/room.ts';
import { highWindow, tokens } from '../../theme/tokens.ts';
import { step as formStep } from '../formEnd.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  gap: tokens.space.gutter,
  padding: growingPadding.form,
});

/** Two fields that share a row where a date has space in a half of it. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('12rem'),
  gap: tokens.space.gutter,
  alignItems: 'start',
});

// A date cannot wrap, so with very large text it is smaller instead of cut off.
globalStyle(`${form} input[type="date"]`, {
  '@container': { '(max-width: 12rem)': { fontSize: `min(${tokens.text.body}, 10cqi)`, paddingInline: tokens.space.small } },
});

// Fields and notices that are scrolled into view stop above the total and Booked.
globalStyle(`${form} *`, { '@media': { [highWindow]: { scrollMarginBottom: tokens.control.area } } });

export const notices = style({
  display: 'grid',
  gap: tokens.space.medium,
  selectors: { '&:empty': { display: 'none' } },
});

/** Always in reach while the form is on the screen. */
export const end = style({
  ...coverRings(tokens.space.medium),
  borderTop: `${tokens.border.hairline} solid ${theme.color.border}`,
  background: theme.color.surface,
  '@media': { [highWindow]: { position: 'sticky', insetBlockEnd: bottomEdge, zIndex: 1 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${tokens.space.small} ${tokens.space.gutter}`,
  overflowWrap: 'normal',
});

/** Beside Booked, which a line of its own would move. In little room it has that line, and Booked is usually at the bottom of the window. */
export const step = style([
  formStep,
  { flexBasis: '100%', '@container': { [room.pair]: { order: 1, flex: '1 1 0', alignSelf: 'center' } } },
]);
globalStyle(`${actions} > button`, { '@container': { [room.pair]: { order: 2 } } });

export const sum = style({ display: 'grid', color: theme.color.muted, fontSize: tokens.text.label });

export const figure = style([
  figureText,
  {
    color: theme.color.foreground,
    fontSize: tokens.text.heading3,
  },
]);

/** The height of a label with its field. */
export const field = style({ display: 'grid', height: `calc(${tokens.control.medium} + ${tokens.space.xlarge})` });
