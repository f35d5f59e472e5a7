import { style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** Makes a number stand out. Compose it with a size and a colour. */
export const figure = style({
  fontWeight: tokens.weight.bold,
  letterSpacing: tokens.tracking.tight,
  lineHeight: tokens.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
