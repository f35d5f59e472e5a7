import { expect, test } from 'vitest';
import { wrench } from '#tests/support/wrench.ts';
import { WHOLE } from './listState.ts';
import { offersOf, withChosen, within } from './offers.ts';
import { phoneRows, toolRows } from './productRow.ts';

const tools = toolRows(['New', ' In stock', '', 'New', 'few left'].map((status, index) => ({ ...wrench, _id: String(index), status })));
const phones = phoneRows([{ _id: 'p', name: 'Nova', img: '', quantity: 3, price: 5 }]);

test('lists each status once, in alphabetical order', () => {
  expect(offersOf(tools).statuses).toEqual(['few left', 'In stock', 'New']);
});

test('offers newest and best rated only if there is a date or a rating', () => {
  expect(offersOf(phones)).toEqual({ statuses: [], sorts: ['', 'price-up', 'price-down', 'name'] });
  expect(offersOf([...phones, ...tools]).sorts).toEqual(['', 'price-up', 'price-down', 'name', 'newest', 'rating']);
  expect(offersOf(toolRows([{ ...wrench, date: '' }])).sorts).not.toContain('newest');
  expect(offersOf(toolRows([{ ...wrench, rating: null }])).sorts).not.toContain('rating');
});

test('resets a status or sort that the list does not have', () => {
  const chosen = { ...WHOLE, query: 'x', status: 'Gone', sort: 'rating' } as const;
  expect(within(chosen, offersOf(phones))).toEqual({ ...WHOLE, query: 'x' });
  expect(within({ ...chosen, status: 'New' }, offersOf(tools))).toEqual({ ...chosen, status: 'New' });
});

test('keeps the chosen values while the list is not loaded', () => {
  const chosen = { ...WHOLE, status: 'Gone', sort: 'rating' } as const;
  expect(within(chosen, withChosen(offersOf([]), chosen))).toEqual(chosen);
  expect(withChosen(offersOf(phones), WHOLE)).toEqual(offersOf(phones));
});
