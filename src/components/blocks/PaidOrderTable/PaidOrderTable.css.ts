import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';
import { breakable } from '../OrderTable/OrderTable.css.ts';

/** Wide enough to wrap between words before it breaks one. */
export const name = style([
  breakable,
  { fontWeight: tokens.weight.semibold, selectors: { '[data-form="lines"] &': { minWidth: `calc(${tokens.space.section} * 2)` } } },
]);

/** The id, with the link to its receipt below. */
export const transaction = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.xsmall,
  minWidth: tokens.space.section,
  fontSize: tokens.text.small,
});
