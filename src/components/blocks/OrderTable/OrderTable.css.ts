import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** The page allows line breaks anywhere, which lets a table shrink its columns to one letter. Here only names may break. */
export const table = style({ overflowWrap: 'normal' });
export const breakable = style({ overflowWrap: 'anywhere' });
/** Not wrapped where each row is a line. */
export const oneLine = style({ selectors: { '[data-form="lines"] &': { whiteSpace: 'nowrap' } } });
/** On one line, unless a card shows large text. */
export const nowrap = style([breakable, oneLine]);

/** The name above what it costs. */
export const product = style({ display: 'grid', gap: tokens.space.hairline, minWidth: 0 });

/** The texts and links of a cell, one below the other. */
export const payment = style({ display: 'grid', justifyItems: 'start', gap: tokens.space.xsmall, minWidth: 0 });
/** A badge and its link, side by side, but in a card only if there is space. */
export const paid = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.xsmall} ${tokens.space.small}`,
  selectors: { '[data-form="lines"] &': { flexWrap: 'nowrap' } },
});

/** In a card it is at the end of the line. */
export const deleteBooking = style([
  payment,
  { maxWidth: tokens.width.menu, selectors: { '[data-form="cards"] &': { justifyItems: 'end' } } },
]);
