import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const figures = {
  fontWeight: tokens.weight.bold,
  letterSpacing: tokens.tracking.tight,
  lineHeight: tokens.leading.snug,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const price = styleVariants({
  card: { ...figures, fontSize: tokens.text.price },
  details: { ...figures, fontSize: tokens.text.heading2 },
  unavailable: { fontSize: tokens.text.small, fontWeight: tokens.weight.medium },
});

export const unit = style({
  color: theme.color.soft,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  letterSpacing: tokens.tracking.normal,
});
