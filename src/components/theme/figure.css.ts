import { style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** An amount that is meant to be seen first: compose with its size and colour. */
export const figure = style({
  fontWeight: tokens.weight.bold,
  letterSpacing: tokens.tracking.tight,
  lineHeight: tokens.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
