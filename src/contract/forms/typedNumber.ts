// Reads the numbers that people type (docs/product-rules.md#numbers-that-people-type). Those of the API are another thing: see read.ts.
import { foldDigits, foldWidth, withoutInvisible } from '../typedText.ts';

/** The message for an amount that can mean two, such as 1,200. */
export const AMBIGUOUS_AMOUNT = 'Write it like 1200 or 1200.00';
/** The message for a whole number that can mean two, such as 1,200. */
export const AMBIGUOUS_COUNT = 'Write it like 1200, without a dot or comma';

/** The number that a text means; 'ambiguous' if it can mean two, and null if it means none. */
type Meaning = number | 'ambiguous' | null;

/** False if the text can mean two numbers. */
export const isCertain = (meaning: Meaning): boolean => meaning !== 'ambiguous';

const PLAIN = /^-?\d+$/;
/** The same mark between all thousands: 1,200 or 1.200.300 or 1 200 or 1'200. */
const GROUPED = /^-?[1-9]\d{0,2}([., '])\d{3}(?:\1\d{3})*$/;
/** As in India: 12,00,000. */
const INDIAN = /^-?[1-9]\d?(?:,\d\d)+,\d{3}$/;
const DECIMAL = /^(.*)([.,٫])(\d*)$/;

/** One character for all that are typed for the same one, by keyboards of any country. */
const fold = (text: string): string =>
  foldDigits(foldWidth(withoutInvisible(text)))
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[’٬]/g, "'")
    .replaceAll('،', ',')
    .replaceAll('−', '-');

const unmarked = (text: string): string => text.replace(/[., ']/g, '');

/** Reads a folded text as a whole number: plain, or in groups. */
const readWhole = (text: string): number | null =>
  [PLAIN, GROUPED, INDIAN].some((form) => form.test(text)) ? Number(unmarked(text)) + 0 : null; // Not -0.

/** Reads a folded text with a decimal mark: 12.50, 12,50, 1.200,50, .5, and the unfinished 20. */
function readDecimal(text: string): number | null {
  const [, whole = '', mark = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole === '') return decimals === '' ? null : Number(`.${decimals}`);
  // The mark between thousands cannot be the decimal mark too.
  return whole.includes(mark) || readWhole(whole) === null ? null : Number(`${unmarked(whole)}.${decimals}`);
}

/** Reads a whole number, clamped to the safe integers. 3.0 is none. */
export function typedCount(text: string): Meaning {
  const folded = fold(text);
  const whole = readWhole(folded);
  if (whole === null) return null;
  if (readDecimal(folded) !== null) return 'ambiguous';
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(whole, Number.MAX_SAFE_INTEGER));
}

/** Reads dollars, with the sign or without. The number may be too large to be exact. */
export function typedAmount(text: string): Meaning {
  const folded = fold(text).replace(/^\$ ?| ?\$$/, '');
  const [whole, decimal] = [readWhole(folded), readDecimal(folded)];
  return whole !== null && decimal !== null ? 'ambiguous' : (whole ?? decimal);
}

/** Reads a number from `low` to `high`; null if there is none. In a small range, 4.667 cannot mean thousands. */
export function typedNumberIn(low: number, high: number, text: string): number | null {
  const folded = fold(text);
  return [readWhole(folded), readDecimal(folded)].find((number) => number !== null && number >= low && number <= high) ?? null;
}
