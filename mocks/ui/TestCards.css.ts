import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { from, tokens } from '#components/theme/tokens.ts';

export const summary = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.xsmall,
  minHeight: tokens.control.target,
  // Room for the round corners of the focus ring beside the text, which stays in its place.
  marginInline: `calc(-1 * ${tokens.space.small})`,
  paddingInline: tokens.space.small,
  borderRadius: tokens.radius.control,
  color: theme.color.muted,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: theme.color.foreground } },
});
/** Also visible while the list is closed. The list explains more. */
export const warning = style({ fontWeight: tokens.weight.regular });
globalStyle(`${summary} > svg`, { transition: `rotate ${tokens.duration.quick}` });
globalStyle(`[open] > ${summary} > svg`, { rotate: '180deg' });

/** The last part of the form's frame, separated from the inputs. */
export const details = style({
  paddingBlockStart: tokens.space.small,
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
});
export const list = style({
  display: 'grid',
  gap: tokens.space.gutter,
  paddingBlockStart: tokens.space.small,
  fontSize: tokens.text.small,
});
export const cards = style({
  display: 'grid',
  marginInline: `calc(-1 * ${tokens.space.small})`,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

/** On phones, the number and its label are in one line if they fit. Otherwise the label is below the number, and the cards have two columns. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: tokens.space.medium,
  width: '100%',
  height: '100%',
  minHeight: tokens.control.small,
  padding: `${tokens.space.xsmall} ${tokens.space.small}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: theme.color.muted,
  lineHeight: tokens.leading.snug,
  textAlign: 'end',
  cursor: 'pointer',
  selectors: { '&:hover:enabled': { background: theme.color.inset }, '&:disabled': { cursor: 'default' } },
  '@media': { [from.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', textAlign: 'start' } },
});
export const number = style({
  color: theme.color.foreground,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  '@media': { [from.tablet]: { whiteSpace: 'nowrap' } },
});
