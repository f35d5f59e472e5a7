import { expect, test } from 'vitest';
import { wrench } from '#tests/support/wrench.ts';
import { WHOLE } from './listState.ts';
import { toListOptions, withChosen, clampToOptions } from './listOptions.ts';
import { phoneRows, toolRows } from './productRow.ts';

const tools = toolRows(['New', ' In stock', '', 'New', 'few left'].map((status, index) => ({ ...wrench, _id: String(index), status })));
const phones = phoneRows([{ _id: 'p', name: 'Nova', img: '', quantity: 3, price: 5 }]);

test('lists each status once, in alphabetical order', () => {
  expect(toListOptions(tools).statuses).toEqual(['few left', 'In stock', 'New']);
});

test('offers newest and best rated only if there is a date or a rating', () => {
  expect(toListOptions(phones)).toEqual({ statuses: [], sorts: ['', 'price-up', 'price-down', 'name'] });
  expect(toListOptions([...phones, ...tools]).sorts).toEqual(['', 'price-up', 'price-down', 'name', 'newest', 'rating']);
  expect(toListOptions(toolRows([{ ...wrench, date: '' }])).sorts).not.toContain('newest');
  expect(toListOptions(toolRows([{ ...wrench, rating: null }])).sorts).not.toContain('rating');
});

test('resets a status or sort that the list does not have', () => {
  const chosen = { ...WHOLE, query: 'x', status: 'Gone', sort: 'rating' } as const;
  expect(clampToOptions(chosen, toListOptions(phones))).toEqual({ ...WHOLE, query: 'x' });
  expect(clampToOptions({ ...chosen, status: 'New' }, toListOptions(tools))).toEqual({ ...chosen, status: 'New' });
});

test('keeps the chosen values while the list is not loaded', () => {
  const chosen = { ...WHOLE, status: 'Gone', sort: 'rating' } as const;
  expect(clampToOptions(chosen, withChosen(toListOptions([]), chosen))).toEqual(chosen);
  expect(withChosen(toListOptions(phones), WHOLE)).toEqual(toListOptions(phones));
});
