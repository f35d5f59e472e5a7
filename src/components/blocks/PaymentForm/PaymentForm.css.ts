import { globalStyle, style } from '@vanilla-extract/css';
import { figure as figureText } from '../../theme/text.css.ts';
import { coverRings } from '../../theme/rules.ts';
import { bottomEdge } from '../../theme/edges.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { room } from '../../theme/room.ts';
import { highWindow, tokens } from '../../theme/tokens.ts';
import { control } from '../../primitives/Field/Field.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.medium });
// The card field and its message stop above Pay when they are scrolled into view.
globalStyle(`${form} *`, { scrollMarginBottom: tokens.control.area });

/** The provider's field has no box of its own, so the frame draws it and shows focus, lock and error. */
export const frame = style([
  control,
  {
    display: 'grid',
    alignItems: 'center',
    minHeight: tokens.control.large,
    selectors: {
      '&:focus-within': { outline: `${tokens.border.focus} solid ${theme.color.focus}` },
      '&[data-state="locked"]': { background: theme.color.inset, borderColor: 'transparent' },
      '&[data-state="invalid"]': {
        borderColor: theme.color.critical,
        boxShadow: `0 0 0 ${tokens.border.focus} ${theme.color.criticalSoft}`,
      },
    },
  },
]);

export const secured = style({
  display: 'flex',
  gap: tokens.space.small,
  color: theme.color.muted,
  fontSize: tokens.text.small,
});
export const mark = style({ flex: 'none', width: tokens.control.smallIcon, height: tokens.control.smallIcon, marginBlockStart: '0.2em' });

/** The amount and Pay, always in reach while the form is on the screen. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.small,
  ...coverRings(tokens.space.small),
  background: theme.color.surface,
  overflowWrap: 'normal',
  '@media': { [highWindow]: { position: 'sticky', insetBlockEnd: bottomEdge, zIndex: 1 } },
});
export const total = style([figureText, { minWidth: 0, overflowWrap: 'anywhere', fontSize: tokens.text.heading3 }]);

export const container = style({ containerType: 'inline-size' });

/** The room for the picture in its own column, beside the form. */
const isWide = '(min-width: 48rem)';

/**
 * The summary and the form. In little room a small picture is beside the amount, so that the card field is near the top. In more the picture
 * has its own column, and the amount is above the form.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: `${tokens.space.xlarge} ${tokens.space.gutter}`,
  '@container': {
    [room.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: tokens.space.xlarge },
    [isWide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: tokens.space.xxlarge,
    },
  },
});
export const picture = style({ minWidth: 0, '@container': { [isWide]: { gridRow: '1 / span 2' } } });
export const fields = style({ minWidth: 0, gridColumn: '1 / -1', '@container': { [isWide]: { gridColumn: 2 } } });
export const due = style({ display: 'grid', color: theme.color.muted, fontSize: tokens.text.label });
export const figure = style([
  figureText,
  {
    color: theme.color.foreground,
    fontSize: tokens.text.figure,
  },
]);

/** The heights of a label with its field, and of a large button. */
export const field = style({ display: 'grid', height: `calc(${tokens.control.large} + ${tokens.space.xlarge})` });
export const button = style({ display: 'grid', height: tokens.control.large });
