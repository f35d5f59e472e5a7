import { type DigitRules, digitsOf } from './cardText.ts';

/** An input after a key or a paste, and before it is put right. */
export interface Typed {
  /** What it showed before. */
  before: string;
  /** What it holds now. */
  text: string;
  /** Where the caret is now. */
  caret: number;
  /** Whether it was the Delete key, which takes what is behind the caret. */
  forwards: boolean;
}

/** The place behind so many digits of a text. */
function placeBehind(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

/** The digits that the input then holds, and where in their text the caret belongs. */
export function retype({ before, text, caret, forwards }: Typed, { read, show, limitOf }: DigitRules): { digits: string; caret: number } {
  const isShorter = text.length < before.length;
  let left = digitsOf(text.slice(0, caret)).length;
  let digits = digitsOf(text);
  // A key that took only a gap means the digit beyond it.
  const isGapTaken = isShorter && digits === digitsOf(before);
  if (isGapTaken) {
    if (!forwards) left = Math.max(0, left - 1);
    digits = digits.slice(0, left) + digits.slice(left + 1);
  }
  digits = read(isShorter ? digits : text);
  const surplus = digits.length - limitOf(digits);
  // Where there is no room, a digit in the middle must not push out the last one.
  if (surplus > 0 && digitsOf(before).length === limitOf(digits))
    return { digits: digitsOf(before), caret: placeBehind(before, left - surplus) };
  digits = digits.slice(0, limitOf(digits));
  const shown = show(digits);
  return { digits, caret: caret >= text.length && !isGapTaken ? shown.length : placeBehind(shown, left) };
}
