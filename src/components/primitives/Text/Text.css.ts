import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const { caption, small, label, body, lead, price } = tokens.text;
const { muted, accentText, good, critical, caution } = theme.color;

export const sizes = styleVariants({
  caption: { fontSize: caption },
  small: { fontSize: small },
  label: { fontSize: label },
  body: { fontSize: body },
  lead: { fontSize: lead },
  // Digits of equal width, so that prices in a column align.
  price: { fontSize: price, letterSpacing: tokens.tracking.tight, fontVariantNumeric: 'tabular-nums' },
});
export const tones = styleVariants({ muted, accent: accentText, good, critical, caution }, (color) => ({ color }));
export const weights = styleVariants(tokens.weight, (fontWeight) => ({ fontWeight }));
