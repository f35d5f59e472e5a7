import { style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../theme/tokens.ts';
import { breakable } from '../OrderTable/OrderTable.css.ts';

/** Wraps between words before it breaks one. */
export const name = style([
  breakable,
  { fontWeight: tokens.weight.semibold, '@media': { [from.tablet]: { minWidth: `calc(${tokens.space.section} * 2)` } } },
]);

/** The id, and under it the way to its receipt: at the end of their line on a phone's card. */
export const transaction = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.xsmall,
  minWidth: tokens.space.section,
  fontSize: tokens.text.small,
  '@media': { [below.tablet]: { justifyItems: 'end' } },
});
