import * as fc from 'fast-check';
import { Tool } from '#contract/entities/tool.ts';
import { expect, test } from 'vitest';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import { toBlogCard } from './BlogsRoute.tsx';

test('shows the third picture first, then the second, then the first', () => {
  expect(toBlogCard({ ...wrench, img: '1.webp', img2: '2.webp', img3: '3.webp', description: 'It turns.' })).toEqual({
    id: 't1',
    name: 'Wrench',
    pictures: ['3.webp', '2.webp', '1.webp'],
    portraits: ['1.webp', '2.webp', '3.webp'],
    date: { day: '2026-01-01', text: 'Jan 1, 2026' },
    description: 'It turns.',
  });
});

test('has no date without a day, and a default name without a name', () => {
  expect(toBlogCard({ ...wrench, date: '', name: ' ' })).toMatchObject({ date: null, name: 'Unnamed product' });
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(Tool).map(toBlogCard), ({ date, pictures, portraits, ...card }) => {
      const texts = [...Object.values(card), ...pictures, ...portraits, ...Object.values(date ?? {})];
      expect(texts.join('\n')).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
