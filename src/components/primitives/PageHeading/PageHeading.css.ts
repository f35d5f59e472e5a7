import { styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const sizes = styleVariants({
  page: { fontSize: tokens.text.heading1, fontWeight: tokens.weight.bold, letterSpacing: tokens.tracking.tight },
  nested: { fontSize: tokens.text.heading2, fontWeight: tokens.weight.bold, letterSpacing: tokens.tracking.tight },
  hidden: [hidden],
});
