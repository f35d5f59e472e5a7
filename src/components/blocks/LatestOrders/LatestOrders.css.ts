import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { room } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

const line = `${tokens.border.hairline} solid ${theme.color.border}`;

/** Takes the height of its card, which may be stretched to that of its neighbours. */
export const list = style({
  containerType: 'inline-size',
  flex: 1,
  display: 'grid',
  paddingBlockStart: tokens.space.small,
});
export const item = style({ display: 'grid', selectors: { '& + &': { borderBlockStart: line } } });

/**
 * The product, the customer, the total and the payment on one line; in little room the customer is below the product. What does not fit beside
 * the name goes below it.
 */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space.medium,
  paddingBlock: tokens.space.small,
});
export const who = style({ flex: `1 1 ${tokens.column.small}`, display: 'grid', minWidth: 0 });
globalStyle(`a:hover > ${row} > ${who} > :first-child`, { textDecoration: 'underline' });
export const name = style({ fontWeight: tokens.weight.semibold, fontSize: tokens.text.label });
export const amount = style({
  marginInlineStart: 'auto',
  display: 'grid',
  justifyItems: 'end',
  gap: tokens.space.xsmall,
  '@container': { [room.pair]: { gridTemplateColumns: `auto ${tokens.column.tight}`, alignItems: 'center' } },
});
export const total = style({ fontWeight: tokens.weight.semibold, fontSize: tokens.text.label, fontVariantNumeric: 'tabular-nums' });
export const none = style({ color: theme.color.muted, paddingBlock: tokens.space.gutter });
