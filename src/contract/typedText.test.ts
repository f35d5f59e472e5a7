import { expect, test } from 'vitest';
import { foldDigits, foldWidth, trimTyped, withoutInvisible } from './typedText.ts';

/** Every character of Unicode, except the halves of surrogate pairs. */
const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

test('the digits of every numbering system are 0 to 9', () => {
  let systems = 0;
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210);
    // Chinese numerals, which are letters.
    if (!/^\p{Nd}{10}$/u.test(digits)) continue;
    expect(foldDigits(digits)).toBe('9876543210');
    systems += 1;
  }
  expect(systems).toBeGreaterThan(60);
});

test('only digits change', () => {
  const changed = characters.filter((character) => foldDigits(character) !== character);
  expect(changed.every((character) => /\p{Nd}/u.test(character) && /^\d$/.test(foldDigits(character)))).toBe(true);
  expect(changed).toHaveLength(characters.filter((character) => /\p{Nd}/u.test(character)).length - 10);
  expect(foldDigits('²①½Ⅻ三')).toBe('²①½Ⅻ三');
});

test.each([
  ['zero-width space', '\u200b'],
  ['joiners', '\u200c\u200d'],
  ['bidi marks', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
  ['soft hyphen', '\u00ad'],
  ['byte order mark', '\ufeff'],
  ['word joiner', '\u2060'],
  ['Hangul filler', '\u3164\uffa0'],
  ['variation selector', '\ufe0f'],
  ['control', '\u0000\u0007\u007f'],
])('a %s is invisible', (_, text) => {
  expect(withoutInvisible(`a${text}b`)).toBe('ab');
  expect(trimTyped(` ${text} `)).toBe('');
});

test('blanks are not invisible', () => {
  const blanks = ' \t\n\r\u00a0\u2009\u202f\u3000';
  expect(withoutInvisible(blanks)).toBe(blanks);
});

test('full-width letters, digits and signs are the usual ones, and nothing else changes', () => {
  expect(foldWidth('ａＺ０９＠．，／－＄')).toBe('aZ09@.,/-$');
  expect(foldWidth('ﬁ² ①ä가')).toBe('ﬁ² ①ä가');
});

test('trims blanks, and keeps what emoji and scripts need', () => {
  expect(trimTyped(' 👩\u200d🔧 ❤\ufe0f\n')).toBe('👩\u200d🔧 ❤\ufe0f');
});
