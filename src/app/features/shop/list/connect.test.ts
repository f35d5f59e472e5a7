import * as fc from 'fast-check';
import { Tool } from '#contract/entities/tool.ts';
import { AMBIGUOUS_AMOUNT } from '#contract/forms/typedNumber.ts';
import { CAMERAS, PHONES } from '#contract/texts.ts';
import { describe, expect, test } from 'vitest';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import { arrangeCollection } from '#tests/support/arrangeCollection.ts';
import { isFiltered, offersOf, toControls as toListControls } from '../../../collection/collection.ts';
import { kindsOf, type ProductQueries, toKindLinks, toResults as toProductResults } from './connect.ts';
import { cameraRows, productCollection, type ProductRow, toolRows } from './productCollection.ts';
import type { ListName } from '../../../queries/productKinds.ts';

const NO_FILTERS: ListSearchState = { query: '', sort: '', status: '', min: '', max: '', stock: '' };

const rows = toolRows(['Wrench', 'Jack', 'Lamp'].map((name) => ({ ...wrench, _id: name, name })));
const camera = { _id: 'c', name: 'Lens', img: '', description: '', minOrderQuantity: 1, availableQuantity: 7, price: 349 };

const group = <Row>(data: Row[] | undefined, error: Error | null = null) => ({ data, error });

/** Three tools and nothing else, unless overridden. */
const groups = (others: Partial<ProductQueries> = {}): ProductQueries => ({
  tool: group(rows),
  camera: group([]),
  phone: group([]),
  ...others,
});

const listed = (name: ListName, queries: ProductQueries): ProductRow[] =>
  kindsOf(name).flatMap((kind): ProductRow[] => queries[kind].data ?? []);

const hasFilters = (list: ListSearchState) => isFiltered(productCollection, list);
const matching = (all: readonly ProductRow[], list: ListSearchState) => arrangeCollection(all, productCollection, list);

/** The results of these lists with this search, sort and filters. */
const toResults = (name: ListName, queries: ProductQueries, list: ListSearchState) =>
  toProductResults(name, queries, { rows: matching(listed(name, queries), list), values: list, isNarrowed: hasFilters(list) });

/** The toolbar above them. */
function toControls(name: ListName, queries: ProductQueries, list: ListSearchState) {
  const all = listed(name, queries);
  const amounts = { shown: matching(all, list).length, total: all.length, isNarrowed: hasFilters(list) };
  return toListControls(productCollection, list, offersOf(productCollection, all), amounts);
}

const lamp = { ...NO_FILTERS, query: 'lamp' };

describe('the count', () => {
  test.each<[ListSearchState, string]>([
    [NO_FILTERS, '3 products'],
    [lamp, '1 of 3 products'],
    [{ ...NO_FILTERS, query: 'nothing like it' }, '0 of 3 products'],
    [{ ...NO_FILTERS, sort: 'name' }, '3 products'],
  ])('%j: %s', (list, count) => {
    expect(toControls('tool', groups(), list).count).toBe(count);
  });

  test('uses the singular for one, and separates thousands', () => {
    expect(toControls('tool', groups({ tool: group(rows.slice(0, 1)) }), NO_FILTERS).count).toBe('1 product');
    const many = Array.from({ length: 10_000 }, () => rows).flat();
    expect(toControls('tool', groups({ tool: group(many) }), lamp).count).toBe('10,000 of 30,000 products');
  });

  test('is empty while loading and for an empty list', () => {
    expect(toControls('tool', groups({ tool: group<never>(undefined) }), NO_FILTERS).count).toBe('');
    expect(toControls('camera', groups(), NO_FILTERS).count).toBe('');
  });
});

describe('the groups', () => {
  test('load, fail and are empty separately', () => {
    const others = { camera: group<never>(undefined), phone: group<never>(undefined, http(500)) };
    const results = toResults('all', groups(others), NO_FILTERS);
    expect(toControls('all', groups(others), NO_FILTERS).count).toBe('3 products');
    expect(results).toMatchObject({
      state: 'ready',
      groups: [
        { kind: 'tool', title: 'Car Items', href: '/showAllCarProducts', count: '3', rows: { state: 'ready' } },
        { kind: 'camera', title: CAMERAS, count: '', rows: { state: 'loading' } },
        { kind: 'phone', title: PHONES, count: '', rows: { state: 'failed' } },
      ],
    });
  });

  test('distinguish an empty list from one without a match', () => {
    expect(toResults('all', groups(), lamp)).toMatchObject({
      groups: [{}, { rows: { state: 'empty' }, emptyText: 'No camera tools on the shelf right now' }, {}],
    });
    const list = { ...NO_FILTERS, query: 'jack' };
    const one = groups({ camera: group(cameraRows([camera])) });
    expect(toResults('all', one, list)).toMatchObject({
      groups: [
        { rows: { state: 'ready' }, count: '1 of 3' },
        { rows: { state: 'empty' }, count: '0 of 1', emptyText: 'No camera tools match these filters' },
        { emptyText: 'No mobile phones on the shelf right now' },
      ],
    });
  });

  test('have no link to themselves on a page with one kind', () => {
    expect(toResults('tool', groups(), NO_FILTERS)).toMatchObject({ groups: [{ kind: 'tool', href: null }] });
  });

  test('link to a kind with the same filters', () => {
    expect(toResults('all', groups(), lamp)).toMatchObject({ groups: [{ href: '/showAllCarProducts?q=lamp' }, {}, {}] });
  });

  test('keep stale rows with a message', () => {
    const results = toResults('tool', groups({ tool: group(rows, http(500)) }), lamp);
    expect(results).toMatchObject({ groups: [{ rows: { state: 'ready', stale: expect.stringContaining('Could not refresh.') } }] });
  });
});

describe('noMatches', () => {
  const list = { ...NO_FILTERS, query: 'nothing like it' };

  test('if everything is loaded and no product matches', () => {
    expect(toResults('all', groups(), list)).toEqual({ state: 'noMatches' });
    expect(toControls('all', groups(), list).count).toBe('0 of 3 products');
  });

  test.each([
    ['is still read', group<never>(undefined)],
    ['could not be read', group<never>(undefined, http(500))],
  ])('not while a kind %s', (_, cameras) => {
    expect(toResults('all', groups({ camera: cameras }), list).state).toBe('ready');
  });

  test('not for an empty shop', () => {
    expect(toResults('camera', groups(), list).state).toBe('ready');
  });
});

test('links to the four lists with the same filters, without other parameters', () => {
  expect(toKindLinks('tool', { ...NO_FILTERS, status: 'New' })).toEqual([
    { href: '/showAllProducts?status=New', label: 'All', current: false },
    { href: '/showAllCarProducts?status=New', label: 'Car Items', current: true },
    { href: '/showAllCameraTools?status=New', label: 'Camera Tools', current: false },
    { href: '/showAllMobilePhone?status=New', label: 'Phones', current: false },
  ]);
});

describe('the toolbar', () => {
  const controls = (list: Partial<ListSearchState>) => toControls('tool', groups(), { ...NO_FILTERS, ...list } as ListSearchState);
  const errors = (list: Partial<ListSearchState>) =>
    controls(list).filters.flatMap(({ kind, error }) => (kind === 'amount' ? [error] : []));

  test('keeps text as it is typed', () => {
    expect(controls({ query: ' la ', min: '1,' }).values).toMatchObject({ query: ' la ', min: '1,' });
  });

  test('shows an error for a price that cannot be read, but not for an unfinished one', () => {
    expect(errors({ min: 'cheap' })).toEqual(['Enter dollars, such as 20', undefined]);
    for (const max of ['', ' ', '\u200b', '12.', '$12', '12,50', '１２', '٣\u200b', '1,200.'])
      expect(errors({ max })).toEqual([undefined, undefined]);
  });

  test.each(['1.200', '1,200', '１．２００'])('asks what %s means, and filters nothing', (min) => {
    expect(errors({ min })).toEqual([AMBIGUOUS_AMOUNT, undefined]);
    expect(controls({ min }).active).toBe(0);
  });

  test('counts what is behind the Filters button, not the search', () => {
    expect(controls({ query: 'x', status: 'New', min: '1', stock: 'on' }).active).toBe(3);
  });

  test('ignores a price that cannot be read, and does not count it', () => {
    const list = { ...NO_FILTERS, min: 'abc', max: '-' };
    expect(controls(list).active).toBe(0);
    expect(hasFilters(list)).toBe(false);
    expect(controls(list).count).toBe('3 products');
    expect(controls({ ...list, max: '80.' }).active).toBe(1);
  });
});

test('a list is narrowed by search and filters, not by its sort', () => {
  expect([lamp, { ...NO_FILTERS, stock: 'on' }].map(hasFilters)).toEqual([true, true]);
  const unfiltered = [NO_FILTERS, { ...NO_FILTERS, query: '  ' }, { ...NO_FILTERS, query: '\u0301' }, { ...NO_FILTERS, sort: 'name' }];
  expect(unfiltered.filter(hasFilters)).toEqual([]);
});

test('whatever is typed, a list that is not narrowed shows every row', () => {
  const typed = fc.record({
    query: fc.constantFrom('', ' ', 'lamp', '\u0301'),
    min: fc.constantFrom('', ' ', 'abc', '-5', 'NaN', '$', '.', '0', '9999'),
    max: fc.constantFrom('', ' ', 'cheap', ',', '1e999', '0', '12.'),
    stock: fc.constantFrom('', 'on'),
  });
  fc.assert(
    fc.property(typed, (values) => {
      const list = { ...NO_FILTERS, ...values };
      expect(hasFilters(list) || matching(rows, list).length === rows.length).toBe(true);
    }),
    REPEATABLE,
  );
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(fc.array(wireRow(Tool)), fc.constantFrom('', 'on'), (wire, stock) => {
      const list = { ...NO_FILTERS, stock };
      const queries = groups({ tool: group(toolRows(wire)) });
      const controls = toControls('tool', queries, list);
      const results = toResults('tool', queries, list);
      const options = [...controls.sorts, ...controls.filters.flatMap((filter) => filter.options ?? [])];
      const texts = [...options.map(({ label }) => label), controls.count];
      if (results.state === 'ready') texts.push(...results.groups.flatMap(({ count, emptyText }) => [count, emptyText]));
      expect(texts.join('\n')).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
