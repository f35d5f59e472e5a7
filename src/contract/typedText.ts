// Folds texts that people type and paste: invisible characters, full-width forms, and digits of any script
// (docs/product-rules.md#numbers-that-people-type).

/** Format characters, all others that are drawn as nothing, and controls except line breaks and tabs. */
const INVISIBLE = /[\p{Cf}\p{DI}]|(?!\s)\p{Cc}/gu;

/** The text without the characters that nobody sees, such as zero-width spaces and bidi marks. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Trims a text. It becomes '' if nothing of it can be seen; otherwise it keeps invisible characters, because emoji and scripts need them. */
export const trimTyped = (text: string): string => (withoutInvisible(text).trim() === '' ? '' : text.trim());

/** Full-width letters, digits and signs, which Japanese keyboards type, become the usual ones. */
export const foldWidth = (text: string): string => text.replace(/[\uFF00-\uFFEF]/g, (form) => form.normalize('NFKC'));

/** The value of a digit. Unicode has the ten digits of each script in a row, from zero on (https://www.unicode.org/reports/tr44/#Numeric_Type). */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Digits of any script become 0 to 9. */
export const foldDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitOf);
