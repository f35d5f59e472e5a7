import { expect, test } from 'vitest';
import { wrench } from '#tests/support/wrench.ts';
import { limitTo, offersOf, toControls } from '../../../collection/collection.ts';
import { phoneRows, productCollection, type ProductRow, toolRows } from './productCollection.ts';

const offers = (rows: readonly ProductRow[]) => offersOf(productCollection, rows);
const sortsOf = (rows: readonly ProductRow[]) => offers(rows).sorts;
const chosen = { query: 'x', sort: 'rating', status: 'Gone', min: '', max: '', stock: '' };

const tools = toolRows(['New', ' In stock', '', 'New', 'few left'].map((status, index) => ({ ...wrench, _id: String(index), status })));
const phones = phoneRows([{ _id: 'p', name: 'Nova', img: '', quantity: 3, price: 5 }]);

test('lists each status once, in alphabetical order', () => {
  expect(offers(tools).options).toEqual({ status: ['few left', 'In stock', 'New'] });
});

test('offers newest and best rated only if there is a date or a rating', () => {
  expect(offers(phones)).toEqual({ options: { status: [] }, sorts: ['price-up', 'price-down', 'name'] });
  expect(sortsOf([...phones, ...tools])).toEqual(['price-up', 'price-down', 'name', 'newest', 'rating']);
  expect(sortsOf(toolRows([{ ...wrench, date: '' }]))).not.toContain('newest');
  expect(sortsOf(toolRows([{ ...wrench, rating: null }]))).not.toContain('rating');
});

test('resets a status or sort that the list does not have', () => {
  expect(limitTo(offers(phones), chosen)).toEqual({ ...chosen, status: '', sort: '' });
  expect(limitTo(offers(tools), { ...chosen, status: 'New' })).toEqual({ ...chosen, status: 'New' });
});

test('offers the chosen values although no row has them, because more rows may follow', () => {
  const amounts = { shown: 0, total: 1, isNarrowed: true };
  const { sorts, filters } = toControls(productCollection, chosen, offers(phones), amounts);
  expect(sorts.map(({ value }) => value)).toEqual(['', 'price-up', 'price-down', 'name', 'rating']);
  expect(filters[0]?.options?.map(({ label }) => label)).toEqual(['Any status', 'Gone']);
});

test('has no status filter without a status', () => {
  const { filters } = toControls(productCollection, { ...chosen, status: '' }, offers(phones), { shown: 1, total: 1, isNarrowed: true });
  expect(filters.map(({ key }) => key)).toEqual(['min', 'max', 'stock']);
});
