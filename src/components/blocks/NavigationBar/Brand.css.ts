import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const brand = style({
  display: 'flex',
  minWidth: tokens.control.small,
  '@media': { [from.laptop]: { marginRight: tokens.space.small } },
});

/** One line high: on a narrow phone the name wraps out of sight instead of pushing the cart off the screen. */
globalStyle(`${brand} > a`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space.small,
  height: tokens.control.small,
  overflow: 'hidden',
  borderRadius: tokens.radius.small,
  color: theme.color.foreground,
});

export const mark = style({
  flex: 'none',
  width: tokens.control.small,
  height: tokens.control.small,
  borderRadius: tokens.radius.small,
  background: theme.color.accent,
  color: theme.color.onAccent,
});

export const name = style({
  fontSize: tokens.text.body,
  fontWeight: tokens.weight.heavy,
  letterSpacing: tokens.tracking.tight,
  lineHeight: tokens.control.small,
  whiteSpace: 'nowrap',
  '@media': { [from.tablet]: { fontSize: tokens.text.lead } },
});
