import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/tokens.ts';

/** Lets a card take the height of its row. */
const tall = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const cell = styleVariants({
  columns: [tall],
  wide: [tall, { gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } }],
});
