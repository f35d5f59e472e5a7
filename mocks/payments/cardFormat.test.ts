import { expect, test } from 'vitest';
import { cvcRules, type DigitRules, expiryRules, numberRules, applyInput } from './cardFormat.ts';

/** `|` is the caret. */
const after = (rules: DigitRules, before: string, typed: string, forwards = false) => {
  const { digits, caret } = applyInput({ before, text: typed.replace('|', ''), caret: typed.indexOf('|'), forwards }, rules);
  const shown = rules.show(digits);
  return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
};

test.for([
  ['the fifth digit opens a group', '4242', '42425|', '4242 5|'],
  ['a paste as it is printed', '', '4242 4242 4242 4242|', '4242 4242 4242 4242|'],
  ['a paste with other signs', '', '4242-4242-4242-4242 |', '4242 4242 4242 4242|'],
  ['a digit in the middle', '4242 4242', '4252|42 4242', '4252| 4242 42'],
  ['a digit where a group ends', '4242 4242', '42425| 4242', '4242 5|424 2'],
  ['a letter', '4242 4', '42a|42 4', '42|42 4'],
  ['a letter at the end', '4242', '4242a|', '4242|'],
  ['Backspace behind a gap takes the digit before it', '4242 4', '4242|4', '424|4'],
  ['Backspace of the only digit in a group', '4242 4', '4242 |', '4242|'],
  ['a digit too many', '4242 4242 4242 4242', '45|242 4242 4242 4242', '4|242 4242 4242 4242'],
  ['a digit too many at the end', '4242 4242 4242 4242', '4242 4242 4242 42425|', '4242 4242 4242 4242|'],
  ['a paste that is too long', '', '42424242424242429|', '4242 4242 4242 4242|'],
  ['a paste in full-width digits', '', '４２４２ ４２４２ ４２４２ ４２４２|', '4242 4242 4242 4242|'],
  ['a paste in Arabic digits', '', '٤٢٤٢٤٢٤٢|', '4242 4242|'],
  ['a paste with bidi marks', '', '\u202a4242 4242\u202c|', '4242 4242|'],
  ['a full-width digit in the middle', '4242 4242', '42５|42 4242', '425|4 2424 2'],
  ['American Express has groups of its own', '', '378282246310005|', '3782 822463 10005|'],
] as const)('number: %s', ([, before, typed, expected]) => {
  expect(after(numberRules, before, typed)).toBe(expected);
});

test('number: Delete before a gap deletes the digit after it', () => {
  expect(after(numberRules, '4242 5678', '4242|5678', true)).toBe('4242| 678');
});

test.for([
  ['a month', '1', '12|', '12 / |'],
  ['a month of one digit', '', '5|', '05 / |'],
  ['a month of one digit with a slash', '1', '1/|', '01 / |'],
  ['no such month', '1', '13|', '01 / 3|'],
  ['no month at all', '0', '00|', '0|'],
  ['all at once', '', '1230|', '12 / 30|'],
  ['pasted', '', '12/30|', '12 / 30|'],
  ['pasted with the whole year', '', '12/2030|', '12 / 30|'],
  ['pasted without a nought', '', '1/30|', '01 / 30|'],
  ['pasted with spaces', '', '12 / 30|', '12 / 30|'],
  ['pasted with a space for a slash', '', '12 2030|', '12 / 30|'],
  ['pasted with a space for a slash, without a nought', '', '1 30|', '01 / 30|'],
  ['pasted as digits with the whole year', '', '122030|', '12 / 30|'],
  ['pasted with the year first', '', '2030-12|', '12 / 30|'],
  ['pasted with the year first, without a nought', '', '2030/1|', '01 / 30|'],
  ['pasted as digits with the year first', '', '203012|', '12 / 30|'],
  ['pasted in full-width digits', '', '１２／２０３０|', '12 / 30|'],
  ['pasted in full-width digits, without a nought', '', '１／２９|', '01 / 29|'],
  ['pasted in Arabic digits', '', '١٢/٣٠|', '12 / 30|'],
  ['pasted with bidi marks', '', '\u200e12/30\u200e|', '12 / 30|'],
  ['the whole year, typed: its third digit', '12 / 20', '12 / 203|', '12 / 3|'],
  ['the whole year, typed: its fourth digit', '12 / 3', '12 / 30|', '12 / 30|'],
  ['a year in which the digits of the century occur', '12 / 2', '12 / 20|', '12 / 20|'],
  ['Backspace of a year', '12 / 30', '12 / 3|', '12 / 3|'],
  ['Backspace behind the slash takes the month', '12 / ', '12 /|', '1|'],
  ['Backspace in the month keeps the year', '02 / 30', '0| / 30', '0|3 / 0'],
  ['a digit too many', '12 / 30', '12 / 301|', '12 / 30|'],
  ['filled by the browser over the same date', '12 / 34', '12/34|', '12 / 34|'],
  ['filled by the browser over another date', '12 / 34', '1/29|', '01 / 29|'],
] as const)('expiry: %s', ([, before, typed, expected]) => {
  expect(after(expiryRules, before, typed)).toBe(expected);
});

test('security code: 3 digits, or 4 for American Express', () => {
  expect(after(cvcRules('4242'), '123', '1234|')).toBe('123|');
  expect(after(cvcRules('3782'), '123', '1234|')).toBe('1234|');
  expect(after(cvcRules('4242'), '', '１２３|')).toBe('123|');
});
