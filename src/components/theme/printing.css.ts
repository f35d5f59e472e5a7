import { style } from '@vanilla-extract/css';

/** Hides an element in print. Buttons do not need it: the global styles already hide them. */
export const notPrinted = style({ '@media': { print: { display: 'none !important' } } });

/** Shows an element only in print. */
export const onlyPrinted = style({ display: 'none', '@media': { print: { display: 'block' } } });
