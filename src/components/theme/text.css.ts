import { style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** Makes a number stand out. Compose it with a size and a colour. */
export const figure = style({
  fontWeight: tokens.weight.bold,
  letterSpacing: tokens.tracking.tight,
  lineHeight: tokens.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** Text in a wrapping row. It takes the rest of the line, or its own line if one of its words does not fit. */
export const wholeWords = style({ flex: '1 1 0', maxWidth: '100%', overflowWrap: 'break-word' });
