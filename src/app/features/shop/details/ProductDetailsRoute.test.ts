import * as fc from 'fast-check';
import { Tool } from '#contract/entities/tool.ts';
import { expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import { toProductDetailsView } from './ProductDetailsRoute.tsx';

test('is loading without data', () => {
  expect(toProductDetailsView({ data: undefined, error: null })).toEqual({ state: 'loading' });
});

test.each([
  ['null', { data: null, error: null }],
  ['404', { data: undefined, error: http(404) }],
  ['404 when it is read again', { data: wrench, error: http(404) }],
])('%s: no longer available', (_, query) => {
  expect(toProductDetailsView(query)).toEqual({ state: 'gone' });
});

test.each([
  [http(500), 'The shop has a problem at the moment. Please try again in a little while.'],
  [new ApiError('offline', { message: 'x' }), 'The shop cannot be reached. This needs a connection: check yours, then try again.'],
])('%s is a failure, not a product that is gone', (error, message) => {
  expect(toProductDetailsView({ data: undefined, error })).toEqual({ state: 'failed', message });
});

test('converts a tool to all that the dialog shows', () => {
  const tool = { ...wrench, img2: 'w2.webp', description: 'Turns.', date: '2026-01-01' };
  expect(toProductDetailsView({ data: tool, error: null })).toEqual({
    state: 'ready',
    product: {
      name: 'Wrench',
      pictures: ['pictures/1f527.webp', 'w2.webp', ''],
      status: 'In stock',
      price: '$64.90',
      stock: '5 available',
      rating: 5,
      bookHref: '/booking/t1',
      isSoldOut: false,
      description: 'Turns.',
      releaseDate: 'Jan 1, 2026',
    },
  });
});

test('keeps the tool if a refetch fails', () => {
  expect(toProductDetailsView({ data: wrench, error: http(500) })).toMatchObject({ state: 'ready' });
});

test('has no release date without a date, and no Book link without a price', () => {
  const view = toProductDetailsView({ data: { ...wrench, date: '', price: null, quantity: null }, error: null });
  expect(view).toMatchObject({ product: { releaseDate: '', price: 'Price unavailable', stock: 'Stock unknown', bookHref: null } });
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(Tool), (data) => {
      const view = toProductDetailsView({ data, error: null });
      const { bookHref, ...shown } = view.state === 'ready' ? view.product : { bookHref: null };
      expect(Object.values(shown).flat().join('\n')).not.toMatch(FORBIDDEN_TEXT);
      expect(bookHref).toEqual(data.price === null ? null : expect.stringMatching(/^\/booking\/[^/?#]+$/));
    }),
    REPEATABLE,
  );
});
