import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Review } from '#contract/entities/review.ts';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { toReviewsView } from './ReviewsRoute.tsx';

const review: Review = { _id: '64f0a1c2e4b0000000000401', name: 'Sam', img: 's.webp', email: 'sam@example.com', description: 'Fine.' };
const later: Review = { ...review, _id: '65f0a1c2e4b0000000000001', description: 'Finer.' };

test('lists all reviews, the newest first, without the email', () => {
  expect(toReviewsView({ data: [review, later], error: null })).toEqual({
    state: 'ready',
    rows: [
      { id: later._id, name: 'Sam', photo: 's.webp', text: 'Finer.' },
      { id: review._id, name: 'Sam', photo: 's.webp', text: 'Fine.' },
    ],
  });
});

test('loading, empty, failed and stale', () => {
  const states = [
    { data: undefined, error: null },
    { data: [], error: null },
    { data: undefined, error: http(500) },
    { data: [review], error: http(500) },
  ].map(toReviewsView);
  expect(states.map(({ state }) => state)).toEqual(['loading', 'empty', 'failed', 'ready']);
  expect(states[3]).toHaveProperty('stale', expect.stringMatching(/^Could not refresh/));
});

test('never shows NaN, undefined or the like, or an email, whatever a backend sends', () => {
  fc.assert(
    fc.property(fc.array(wireRow(Review)), (rows) => {
      const shown = JSON.stringify(toReviewsView({ data: rows.map((row) => ({ ...row, email: 'sam@example.com' })), error: null }));
      expect(shown).not.toContain('sam@example.com');
      expect(shown).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
