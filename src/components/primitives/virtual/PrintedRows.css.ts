import { style } from '@vanilla-extract/css';

export const printed = style({ display: 'none', '@media': { print: { display: 'block' } } });
