import { style } from '@vanilla-extract/css';

/**
 * What a browser draws behind a document of another colour scheme is not transparent: Stripe's is a light one, so its place is light in
 * both themes, and the frame around it shows through. The frame shows the focus, too.
 */
export const place = style({ colorScheme: 'light', minWidth: 0, ':focus-visible': { outline: 'none' } });
