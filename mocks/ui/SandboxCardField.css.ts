import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';

/** The width of 16 digits in four groups. */
const NUMBER = '10.75em';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.small,
  minWidth: 0,
  width: '100%',
  paddingBlockStart: tokens.space.xsmall,
});
/** Large text and the smallest phone put the brand above the inputs. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.small });
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.small,
  flex: `1 1 ${NUMBER}`,
  minWidth: 0,
});

/** Each input is as wide as its text. The number takes the rest of the line, and the other two stay together if they fit. */
export const widths = styleVariants({
  number: { flex: `1 1 ${NUMBER}`, minWidth: `min(${NUMBER}, 100%)` },
  rest: { display: 'flex', flexWrap: 'wrap', gap: tokens.space.small },
  expiry: { width: '4em' },
  cvc: { width: '2.5em' },
});

/** The form draws the frame. The font has at least 16 px, because phones zoom into smaller inputs. */
export const digitInput = style({
  width: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.foreground,
  fontSize: tokens.text.body,
  lineHeight: tokens.leading.body,
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: theme.color.muted, opacity: 1 },
  selectors: {
    // The frame shows that an input has focus, and this shows which one.
    '&:focus-visible': { outline: 0, boxShadow: `0 ${tokens.border.strong} 0 ${theme.color.focus}` },
    // Its own direction is that of its digits.
    ':dir(rtl) > &': { textAlign: 'right' },
    '&[aria-invalid="true"]': { color: theme.color.critical },
  },
});

export const brand = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: tokens.control.small,
  height: tokens.control.target,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.space.xsmall,
  color: theme.color.muted,
  fontSize: tokens.badge.text,
  fontWeight: tokens.weight.heavy,
  letterSpacing: tokens.tracking.normal,
  textTransform: 'uppercase',
});
globalStyle(`${brand}[data-brand="known"]`, { color: theme.color.foreground, background: theme.color.inset });
