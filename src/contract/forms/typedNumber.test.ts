import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { typedAmount, typedCount, typedNumberIn } from './typedNumber.ts';

test.each([
  ['1200', 1200],
  ['0', 0],
  ['-0', 0],
  ['007', 7],
  ['１２００', 1200],
  ['١٢٠٠', 1200],
  ['१२००', 1200],
  ['\u{1d7d9}\u{1d7da}', 12],
  ['12\u200b', 12],
  ['\u202a12\u202c', 12],
  ['1 200', 1200],
  ['1\u00a0200\u202f300', 1_200_300],
  ['1  200', 1200],
  ["1'200", 1200],
  ['1’200', 1200],
  ['١٬٢٠٠', 1200],
  ['1,200,300', 1_200_300],
  ['1.200.300', 1_200_300],
  ['12,00,000', 1_200_000],
  ['-3', -3],
  ['−3', -3],
  ['1,200', 'ambiguous'],
  ['1.200', 'ambiguous'],
  ['１．２００', 'ambiguous'],
  ['١،٢٠٠', 'ambiguous'],
  ['123.456', 'ambiguous'],
  ['1234,567', null],
  ['1200.00', null],
  ['3.0', null],
  ['3.', null],
  ['1 2', null],
  ['12 34', null],
  ['1.200,300', null],
  ['1,200.300,400', null],
  ['1_000', null],
  ['1e3', null],
  ['+5', null],
  ['- 4', null],
  ['--4', null],
  ['$5', null],
  ['5²', null],
  ['三', null],
  ['-', null],
  ['', null],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  [`-${'9'.repeat(400)}`, -Number.MAX_SAFE_INTEGER],
])('the count %j is %j', (text, expected) => {
  expect(typedCount(text)).toBe(expected);
});

test.each([
  ['1200', 1200],
  ['64.90', 64.9],
  ['64,90', 64.9],
  ['12,5', 12.5],
  ['12.', 12],
  ['.5', 0.5],
  [',50', 0.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1234.567', 1234.567],
  ['12.3456', 12.3456],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1,200.', 1200],
  ['1,200.500', 1200.5],
  ['1 200,50', 1200.5],
  ["1'200.50", 1200.5],
  ['12,00,000.50', 1_200_000.5],
  ['１２．５０', 12.5],
  ['١٢٫٥', 12.5],
  ['١٬٢٠٠٫٥٠', 1200.5],
  ['$1,200.50', 1200.5],
  ['$ 12', 12],
  ['12,50 $', 12.5],
  ['＄１２', 12],
  ['\u200b$12\u200b', 12],
  ['-5', -5],
  ['1,200', 'ambiguous'],
  ['1.200', 'ambiguous'],
  ['$1,200', 'ambiguous'],
  ['1,2,3', null],
  ['1.2.3', null],
  ['12,00', 12],
  ['1,20,3', null],
  ['1,200,', null],
  ['1,200.50.', null],
  ['$$5', null],
  ['$5$', null],
  ['.', null],
  ['$', null],
  ['', null],
  ['€5', null],
  ['1e3', null],
  ['NaN', null],
])('the amount %j is %j', (text, expected) => {
  expect(typedAmount(text)).toBe(expected);
});

test.each([
  ['4.667', 4.667],
  ['4,5', 4.5],
  ['４', 4],
  ['5.1', null],
  ['0.9', null],
  ['four', null],
])('%j, from 1 to 5, is %j', (text, expected) => {
  expect(typedNumberIn(1, 5, text)).toBe(expected);
});

const DIGIT_SYSTEMS = ['arab', 'arabext', 'beng', 'deva', 'fullwide', 'khmr', 'mathmono', 'thai'];
const unseen = fc.constantFrom('', '', '\u200b', '\u200e', '\u00ad', '\ufeff');

test('a number has the same meaning in the digits of any script, and with any invisible character', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.constantFrom(...DIGIT_SYSTEMS), fc.array(unseen), (number, numberingSystem, between) => {
      const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(number);
      const text = Array.from(digits, (digit, index) => digit + (between[index] ?? '')).join('');
      expect(typedCount(text)).toBe(number);
      expect(typedAmount(text)).toBe(number);
    }),
    REPEATABLE,
  );
});

describe('a text is never read as one number if somebody else means another', () => {
  /** How people read numbers in a country with this mark between thousands, and this one before decimals. */
  const readIn = (thousands: string, decimal: string) => (text: string) => {
    const form = new RegExp(`^(?:\\d+|[1-9]\\d{0,2}(?:[${thousands}]\\d{3})+)(?:[${decimal}]\\d*)?$`);
    return form.test(text) ? Number(text.replaceAll(thousands, '').replace(decimal, '.')) : null;
  };
  const readers = [readIn(',', '.'), readIn('.', ','), readIn(' ', ','), readIn("'", '.')];
  const typed = fc.oneof(
    fc.array(fc.constantFrom('0', '1', '2', '00', '200', '.', ',', ' ', "'"), { maxLength: 8 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.nat(1_000_000), fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH'))
      .map(([cents, locale]) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)),
  );

  test('by people of four countries', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const amount = typedAmount(text);
        const meanings = new Set(readers.map((read) => read(text.trim())).filter((meaning) => meaning !== null));
        if (typeof amount === 'number') for (const meaning of meanings) expect(meaning).toBe(amount);
        else expect(meanings.size).not.toBe(1);
      }),
      { ...REPEATABLE, numRuns: 2000 },
    );
  });

  test('what a country writes with cents is read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG'),
        (cents, locale) => {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(typedAmount(text)).toBe(cents / 100);
        },
      ),
      REPEATABLE,
    );
  });
});
