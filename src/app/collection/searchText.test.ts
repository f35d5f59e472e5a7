import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { normalizeText } from './searchText.ts';

test.each([
  ['Jürgen', 'jurgen'],
  ['ÉCLAIR', 'eclair'],
  ['Straße', 'strasse'],
  ['Kærgård Øl', 'kaergard ol'],
  ['M14 × 1.5', 'm14 x 1.5'],
  ['İstanbul', 'istanbul'],
  ['body shop’s “best”', 'body shop\'s "best"'],
  ['ﬁlm ２', 'film 2'],
  ['½ in drive', '1/2 in drive'],
  ['5–10 mm, M8‑bolt', '5-10 mm, m8-bolt'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['بَطّارية', 'بطارية'],
  ['٣٠٠ غرام, ३', '300 غرام, 3'],
  ['\u200bada@exam\u00adple.com\u202c', 'ada@example.com'],
  ['می\u200cخواهم', 'میخواهم'],
  ['❤\ufe0f', '❤'],
])('%s becomes %s', (text, folded) => {
  expect(normalizeText(text)).toBe(folded);
});

test('is idempotent, and the same for composed and decomposed Unicode', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(text.normalize('NFC')));
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
    }),
    REPEATABLE,
  );
});
