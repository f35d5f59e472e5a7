import { type DigitRules, digitsOf } from './cardText.ts';

/** An input after a key press or a paste, before it is formatted. */
export interface Typed {
  /** The text before the change. */
  before: string;
  /** The text after the change. */
  text: string;
  /** The caret position after the change. */
  caret: number;
  /** True for the Delete key, which deletes the character after the caret. */
  forwards: boolean;
}

/** The position after the first `count` digits of a text. */
function placeBehind(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

/** Returns the digits of the input, and the caret position in their formatted text. */
export function retype({ before, text, caret, forwards }: Typed, { read, show, limitOf }: DigitRules): { digits: string; caret: number } {
  const isShorter = text.length < before.length;
  let left = digitsOf(text.slice(0, caret)).length;
  let digits = digitsOf(text);
  // Deleting only a gap deletes the digit next to it.
  const isGapTaken = isShorter && digits === digitsOf(before);
  if (isGapTaken) {
    if (!forwards) left = Math.max(0, left - 1);
    digits = digits.slice(0, left) + digits.slice(left + 1);
  }
  digits = read(isShorter ? digits : text);
  const surplus = digits.length - limitOf(digits);
  // If the input is full, a digit typed in the middle must not push out the last one.
  if (surplus > 0 && digitsOf(before).length === limitOf(digits))
    return { digits: digitsOf(before), caret: placeBehind(before, left - surplus) };
  digits = digits.slice(0, limitOf(digits));
  const shown = show(digits);
  return { digits, caret: caret >= text.length && !isGapTaken ? shown.length : placeBehind(shown, left) };
}
