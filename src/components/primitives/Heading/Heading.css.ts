import { styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const sizes = styleVariants({
  2: { fontSize: tokens.text.heading2, fontWeight: tokens.weight.bold },
  3: { fontSize: tokens.text.heading3, fontWeight: tokens.weight.bold },
  4: {
    fontSize: tokens.text.heading4,
    fontWeight: tokens.weight.semibold,
    lineHeight: tokens.leading.snug,
    letterSpacing: tokens.tracking.slight,
  },
});
