import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { fold } from './fold.ts';

test.each([
  ['Jürgen', 'jurgen'],
  ['ÉCLAIR', 'eclair'],
  ['Straße', 'strasse'],
  ['Kærgård Øl', 'kaergard ol'],
  ['M14 × 1.5', 'm14 x 1.5'],
  ['İstanbul', 'istanbul'],
  ['body shop’s “best”', 'body shop\'s "best"'],
  ['ﬁlm ２', 'film 2'],
  ['بَطّارية', 'بطارية'],
])('%s is found as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('whether it is typed large or small, composed or not, changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      expect(fold(fold(text))).toBe(fold(text));
    }),
    REPEATABLE,
  );
});
