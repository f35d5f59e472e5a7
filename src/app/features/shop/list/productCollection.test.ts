import * as fc from 'fast-check';
import { Tool } from '#contract/entities/tool.ts';
import { describe, expect, test } from 'vitest';
import { REPEATABLE, wireRow } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import { arrangeCollection } from '#tests/support/arrangeCollection.ts';
import { phoneRows, productCollection, type ProductRow, toolRows } from './productCollection.ts';

const arrange = (rows: readonly ProductRow[], list: Partial<ListSearchState>) => arrangeCollection(rows, productCollection, list);

const tool = (name: string, rest: Partial<typeof wrench> = {}) => ({ ...wrench, _id: name, name, ...rest });

/** The names of the matching rows, in the chosen order. */
const shown = (tools: (typeof wrench)[], list: Partial<ListSearchState>): string[] =>
  arrange(toolRows(tools), list).map(({ name }) => name);

describe('search', () => {
  const tools = [
    tool('Jürgen Tool Roll', { description: 'Waxed canvas, 34 pieces.' }),
    tool('Wheel Bolt M14 × 1.5'),
    tool('Bottle Jack', { description: 'Lifts five tonnes; not for canvas.' }),
  ];

  test.each([
    ['', ['Jürgen Tool Roll', 'Wheel Bolt M14 × 1.5', 'Bottle Jack']],
    ['  ', ['Jürgen Tool Roll', 'Wheel Bolt M14 × 1.5', 'Bottle Jack']],
    ['jurgen', ['Jürgen Tool Roll']],
    ['JÜRGEN', ['Jürgen Tool Roll']],
    ['m14 x', ['Wheel Bolt M14 × 1.5']],
    ['canvas', ['Jürgen Tool Roll', 'Bottle Jack']],
    ['canvas roll', ['Jürgen Tool Roll']],
    ['  roll   canvas ', ['Jürgen Tool Roll']],
    ['canvas bolt', []],
    ['.*', []],
    ['bot', ['Bottle Jack']],
  ])('%j', (query, names) => {
    expect(shown(tools, { query })).toEqual(names);
  });

  test('finds a phone, which has no description, by its name', () => {
    const rows = phoneRows([{ _id: 'p', name: 'Nova', img: '', quantity: 3, price: 5 }]);
    expect(arrange(rows, { query: 'nova' })).toHaveLength(1);
  });
});

describe('filters', () => {
  const tools = [
    tool('free', { price: 0, quantity: 0, status: 'Sold out' }),
    tool('cheap', { price: 5, quantity: null, status: ' New ' }),
    tool('dear', { price: 500, quantity: 2, status: '' }),
    tool('unpriced', { price: null, quantity: 1, status: 'New' }),
  ];

  test.each<[Partial<ListSearchState>, string[]]>([
    [{ status: 'New' }, ['cheap', 'unpriced']],
    [{ stock: 'on' }, ['dear', 'unpriced']],
    [{ min: '5' }, ['cheap', 'dear']],
    [{ max: '5' }, ['free', 'cheap']],
    [{ min: '1', max: '100' }, ['cheap']],
    [{ min: '100', max: '1' }, ['cheap']],
    [{ min: '$5.00', max: '500.' }, ['cheap', 'dear']],
    [{ min: '５', max: '٥٠٠\u200b' }, ['cheap', 'dear']],
    [{ min: '1.200' }, ['free', 'cheap', 'dear', 'unpriced']],
    [{ min: 'cheap', max: '' }, ['free', 'cheap', 'dear', 'unpriced']],
    [{ min: '-5', max: 'NaN' }, ['free', 'cheap', 'dear', 'unpriced']],
    [{ min: '0' }, ['free', 'cheap', 'dear']],
    [{ query: 'e', status: 'New', stock: 'on' }, ['unpriced']],
  ])('%j', (list, names) => {
    expect(shown(tools, list)).toEqual(names);
  });
});

describe('order', () => {
  const tools = [
    tool('Bolt 10', { price: 9, date: '2026-01-01', rating: 4 }),
    tool('unknown', { price: null, date: '', rating: null }),
    tool('bolt 9', { price: 120, date: '2024-05-05', rating: 4.5 }),
    tool('Äxte', { price: 9, date: '2026-01-01', rating: null }),
    tool('unread', { price: null, date: '', rating: 5 }),
    tool('Cabinet', { price: 20, date: '2025-12-31', rating: 4 }),
  ];

  test.each<[string, string[]]>([
    ['', ['Bolt 10', 'unknown', 'bolt 9', 'Äxte', 'unread', 'Cabinet']],
    ['price-up', ['Bolt 10', 'Äxte', 'Cabinet', 'bolt 9', 'unknown', 'unread']],
    ['price-down', ['bolt 9', 'Cabinet', 'Bolt 10', 'Äxte', 'unknown', 'unread']],
    ['name', ['Äxte', 'bolt 9', 'Bolt 10', 'Cabinet', 'unknown', 'unread']],
    ['newest', ['Bolt 10', 'Äxte', 'Cabinet', 'bolt 9', 'unknown', 'unread']],
    ['rating', ['unread', 'bolt 9', 'Bolt 10', 'Cabinet', 'unknown', 'Äxte']],
  ])('%s', (sort, names) => {
    expect(shown(tools, { sort })).toEqual(names);
  });

  test('sorts a product without a name last', () => {
    expect(shown([tool('', {}), tool('Zange', {})], { sort: 'name' })).toEqual(['Zange', '']);
  });

  const lists = fc.uniqueArray(wireRow(Tool), { selector: ({ _id }) => _id });

  test('whatever a backend sends, sorting loses nothing, puts unknown prices last, and is stable', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom('', ...productCollection.sorts.map(({ name }) => name)), (wire, sort) => {
        const rows = toolRows(wire);
        const sorted = arrange(rows, { sort });
        expect(new Set(sorted)).toEqual(new Set(rows));
        expect(arrange(sorted, { sort })).toEqual(sorted);
        if (!sort.startsWith('price')) return;
        const prices = sorted.map(({ price }) => price);
        const known = prices.filter((price) => price !== null);
        expect(prices.slice(known.length).every((price) => price === null)).toBe(true);
        for (const price of prices) {
          const same = (row: ProductRow) => row.price === price;
          expect(sorted.filter(same)).toEqual(rows.filter(same));
        }
      }),
      REPEATABLE,
    );
  });
});
