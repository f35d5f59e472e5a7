import { style } from '@vanilla-extract/css';

/** What is of no use on paper. Buttons need it not: none is ever printed. */
export const notPrinted = style({ '@media': { print: { display: 'none !important' } } });
