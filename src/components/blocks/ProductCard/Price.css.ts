import { style, styleVariants } from '@vanilla-extract/css';
import { figure } from '../../theme/figure.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const price = styleVariants({
  card: [figure, { fontSize: tokens.text.price }],
  details: [figure, { fontSize: tokens.text.heading2 }],
  unavailable: [{ fontSize: tokens.text.small, fontWeight: tokens.weight.medium }],
});

export const unit = style({
  color: theme.color.muted,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  letterSpacing: tokens.tracking.normal,
});
