// Converts between digits and the text that shows them in groups.
import { foldDigits, foldWidth, withoutInvisible } from '#contract/typedText.ts';
import { cvcLengthOf, groupsOf, lengthOf } from './cardEntry.ts';

/** Converts the text of one input of the card field into digits and back. */
export interface DigitRules {
  /** Extracts the digits from typed or pasted text. */
  read: (text: string) => string;
  show: (digits: string) => string;
  /** The maximum number of digits. */
  limitOf: (digits: string) => number;
}

export const digitsOf = (text: string): string => foldDigits(text).replace(/\D/g, '');

/** '42424242' → '4242 4242' */
function showNumber(number: string): string {
  let start = 0;
  const parts = groupsOf(number).map((size) => number.slice(start, (start += size)));
  return parts.filter((part) => part !== '').join(' ');
}

/** As password managers write it: '2030-12' */
const YEAR_FIRST = /^20(?<year>\d\d)\W?(?<month>0?[1-9]|1[0-2])$/;
/** The month has two digits, or one before a sign. '20' and another digit are the beginning of a whole year: the year 2020 is over. */
const MONTH_FIRST = /^(?<month>\d\d|\d(?=\W))\D*(?:20(?=\d))?(?<year>\d*)/;

/**
 * MMYY: '5' → '05', '13' → '013' (January 203…), '1/' → '01', '12/2030', '12 2030', '122030' and '2030-12' → '1230', '00' → '0' because
 * there is no such month.
 */
function readExpiry(text: string): string {
  const typed = foldDigits(foldWidth(withoutInvisible(text))).trim();
  const { month, year = '' } = (YEAR_FIRST.exec(typed) ?? MONTH_FIRST.exec(typed))?.groups ?? {};
  const digits = month === undefined ? digitsOf(typed) : month.padStart(2, '0') + year;
  if (digits.startsWith('00')) return '0';
  return /^([2-9]|1[3-9])/.test(digits) ? `0${digits}` : digits;
}

/** '1230' → '12 / 30'. The slash appears as soon as the month is complete. */
const showExpiry = (expiry: string): string => (expiry.length < 2 ? expiry : `${expiry.slice(0, 2)} / ${expiry.slice(2)}`);

export const numberRules: DigitRules = { read: digitsOf, show: showNumber, limitOf: lengthOf };
export const expiryRules: DigitRules = { read: readExpiry, show: showExpiry, limitOf: () => 4 };
export const cvcRules = (number: string): DigitRules => ({ read: digitsOf, show: (cvc) => cvc, limitOf: () => cvcLengthOf(number) });

/** An input after a key press or a paste, before it is formatted. */
export interface InputChange {
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
function indexAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

/** Applies a change of the input. Returns its digits, and the caret position in their formatted text. */
export function applyInput(
  { before, text, caret, forwards }: InputChange,
  { read, show, limitOf }: DigitRules,
): { digits: string; caret: number } {
  // A browser may also fill in a shorter text, and that is no deletion.
  const isDeletion = text.length < before.length && before.startsWith(text.slice(0, caret)) && before.endsWith(text.slice(caret));
  let left = digitsOf(text.slice(0, caret)).length;
  let digits = digitsOf(text);
  // Deleting only a gap deletes the digit next to it.
  const isGapTaken = isDeletion && digits === digitsOf(before);
  if (isGapTaken) {
    if (!forwards) left = Math.max(0, left - 1);
    digits = digits.slice(0, left) + digits.slice(left + 1);
  }
  digits = read(isDeletion ? digits : text);
  const surplus = digits.length - limitOf(digits);
  // If the input is full, a digit typed in the middle must not push out the last one.
  if (surplus > 0 && digitsOf(before).length === limitOf(digits))
    return { digits: digitsOf(before), caret: indexAfterDigits(before, left - surplus) };
  digits = digits.slice(0, limitOf(digits));
  const shown = show(digits);
  return { digits, caret: caret >= text.length && !isGapTaken ? shown.length : indexAfterDigits(shown, left) };
}
