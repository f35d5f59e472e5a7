import { style } from '@vanilla-extract/css';

/**
 * Browsers paint an opaque background behind a document with another colour scheme. Stripe's document is light, so its container is light
 * in both themes, and the frame around it shows through. The frame also shows the focus ring.
 */
export const place = style({ colorScheme: 'light', minWidth: 0, ':focus-visible': { outline: 'none' } });
