// Digits and the text that shows them in groups: what is typed into one, and where the caret then belongs.
import { groupsOf } from './cardNumber.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** '42424242' → '4242 4242' */
export function numberText(number: string): string {
  let start = 0;
  const parts = groupsOf(number).map((size) => number.slice(start, (start += size)));
  return parts.filter((part) => part !== '').join(' ');
}

/** '1230' → '12 / 30'. A month that is whole brings the slash with it. */
export const expiryText = (expiry: string): string => (expiry.length < 2 ? expiry : `${expiry.slice(0, 2)} / ${expiry.slice(2)}`);

/** MMYY of what was typed or pasted: '5' is May, '13' is January of 3…, '1/' is January, '12/2030' is '1230'. */
export function expiryDigits(text: string): string {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.-]\s*(?:20(?=\d\d))?(\d*)/.exec(text) ?? [];
  const digits = month === undefined ? digitsOf(text) : month.padStart(2, '0') + (year ?? '');
  if (digits.startsWith('00')) return '0';
  return /^([2-9]|1[3-9])/.test(digits) ? `0${digits}` : digits;
}

export const plainDigits = digitsOf;

/** A text field after a key or a paste, and before React has put it right. */
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

/** The digits that stand in the field then, and where in their text the caret belongs. */
export function retype(
  { before, text, caret, forwards }: Typed,
  read: (text: string) => string,
  show: (digits: string) => string,
  limitOf: (digits: string) => number,
): { digits: string; caret: number } {
  let left = digitsOf(text.slice(0, caret)).length;
  let digits = read(text);
  const isGapRemoved = text.length < before.length && digitsOf(text) === digitsOf(before);
  if (isGapRemoved) {
    const at = forwards ? left : left - 1;
    left = Math.max(0, at);
    digits = digits.slice(0, left) + digits.slice(left + 1);
  }
  const limit = limitOf(digits);
  if (digits.length > limit && digitsOf(before).length === limit) {
    left -= digits.length - limit;
    digits = digitsOf(before);
  } else digits = digits.slice(0, limit);
  const shown = show(digits);
  const isAtEnd = caret >= text.length && !isGapRemoved;
  return { digits, caret: isAtEnd ? shown.length : positionAfter(shown, left) };
}

/** The place behind so many digits of a text. */
function positionAfter(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
