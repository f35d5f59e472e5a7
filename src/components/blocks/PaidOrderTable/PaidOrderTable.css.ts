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
/** The placeholder of an id, as wide as a card provider's, so that it too is below its label on a phone. */
export const idSkeleton = style({ width: '16.5em', maxWidth: '100%' });
/** The placeholder of the link below it. */
export const linkSkeleton = style({ width: tokens.space.section, maxWidth: '100%' });
