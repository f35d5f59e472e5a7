// Converts between digits and the text that shows them in groups.
import { cvcLengthOf, groupsOf, lengthOf } from './cardNumber.ts';

/** Converts the text of one input of the card field into digits and back. */
export interface DigitRules {
  /** Extracts the digits from typed or pasted text. */
  read: (text: string) => string;
  show: (digits: string) => string;
  /** The maximum number of digits. */
  limitOf: (digits: string) => number;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** '42424242' → '4242 4242' */
function showNumber(number: string): string {
  let start = 0;
  const parts = groupsOf(number).map((size) => number.slice(start, (start += size)));
  return parts.filter((part) => part !== '').join(' ');
}

/** MMYY: '5' → '05', '13' → '013' (January 203…), '1/' → '01', '12/2030' → '1230', '00' → '0' because there is no such month. */
function readExpiry(text: string): string {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.-]\s*(?:20(?=\d\d))?(\d*)/.exec(text) ?? [];
  const digits = month === undefined ? digitsOf(text) : month.padStart(2, '0') + (year ?? '');
  if (digits.startsWith('00')) return '0';
  return /^([2-9]|1[3-9])/.test(digits) ? `0${digits}` : digits;
}

/** '1230' → '12 / 30'. The slash appears as soon as the month is complete. */
const showExpiry = (expiry: string): string => (expiry.length < 2 ? expiry : `${expiry.slice(0, 2)} / ${expiry.slice(2)}`);

export const numberRules: DigitRules = { read: digitsOf, show: showNumber, limitOf: lengthOf };
export const expiryRules: DigitRules = { read: readExpiry, show: showExpiry, limitOf: () => 4 };
export const cvcRules = (number: string): DigitRules => ({ read: digitsOf, show: (cvc) => cvc, limitOf: () => cvcLengthOf(number) });
