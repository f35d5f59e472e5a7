import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { from, tokens } from '#components/theme/tokens.ts';

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xsmall,
  minHeight: tokens.control.target,
  borderRadius: tokens.radius.small,
  color: theme.color.soft,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: theme.color.ink } },
});
globalStyle(`${summary} > svg`, { transition: `rotate ${tokens.duration.quick}` });
globalStyle(`[open] > ${summary} > svg`, { rotate: '180deg' });

export const list = style({ display: 'grid', gap: tokens.space.gutter, paddingBlock: tokens.space.small, fontSize: tokens.text.small });
export const cards = style({
  display: 'grid',
  gap: `0 ${tokens.space.small}`,
  marginInline: `-${tokens.space.small}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space.small,
  width: '100%',
  height: '100%',
  minHeight: tokens.control.small,
  padding: `${tokens.space.xsmall} ${tokens.space.small}`,
  border: 0,
  borderRadius: tokens.radius.small,
  background: 'transparent',
  color: theme.color.soft,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover:enabled': { background: theme.color.sunken }, '&:disabled': { cursor: 'default' } },
});
export const number = style({ color: theme.color.ink, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
