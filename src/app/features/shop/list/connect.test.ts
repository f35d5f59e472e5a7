import * as fc from 'fast-check';
import { Tool } from '#contract/entities/tool.ts';
import { AMBIGUOUS_AMOUNT } from '#contract/forms/typedNumber.ts';
import { CAMERAS, PHONES } from '#contract/texts.ts';
import { describe, expect, test } from 'vitest';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import { matchesFilters } from './arrangeProducts.ts';
import { hasFilters, type ProductGroups, toControls, toKindLinks, toResults } from './connect.ts';
import { type ListState, NO_FILTERS } from './listState.ts';
import { toListOptions } from './listOptions.ts';
import { type ProductRow, toolRows } from './productRow.ts';

const rows = toolRows(['Wrench', 'Jack', 'Lamp'].map((name) => ({ ...wrench, _id: name, name })));

const group = <Card>(data: ProductRow<Card>[] | undefined, list: ListState, error: Error | null = null) => ({
  query: { data, error },
  matching: (data ?? []).filter(matchesFilters(list)).map(({ card }) => card),
});

/** Three tools and nothing else, unless overridden. */
const groups = (list: ListState, others: Partial<ProductGroups> = {}): ProductGroups => ({
  tools: group(rows, list),
  cameras: group([], list),
  phones: group([], list),
  ...others,
});

const lamp = { ...NO_FILTERS, query: 'lamp' };

describe('the count', () => {
  test.each<[ListState, string]>([
    [NO_FILTERS, '3 products'],
    [lamp, '1 of 3 products'],
    [{ ...NO_FILTERS, query: 'nothing like it' }, '0 of 3 products'],
    [{ ...NO_FILTERS, sort: 'name' }, '3 products'],
  ])('%j: %s', (list, count) => {
    expect(toResults('tools', groups(list), list).count).toBe(count);
  });

  test('uses the singular for one, and separates thousands', () => {
    expect(toResults('tools', groups(NO_FILTERS, { tools: group(rows.slice(0, 1), NO_FILTERS) }), NO_FILTERS).count).toBe('1 product');
    const many = Array.from({ length: 10_000 }, () => rows).flat();
    expect(toResults('tools', groups(lamp, { tools: group(many, lamp) }), lamp).count).toBe('10,000 of 30,000 products');
  });

  test('is empty while loading and for an empty list', () => {
    expect(toResults('tools', groups(NO_FILTERS, { tools: group<never>(undefined, NO_FILTERS) }), NO_FILTERS).count).toBe('');
    expect(toResults('cameras', groups(NO_FILTERS), NO_FILTERS).count).toBe('');
  });
});

describe('the groups', () => {
  test('load, fail and are empty separately', () => {
    const others = { cameras: group<never>(undefined, NO_FILTERS), phones: group<never>(undefined, NO_FILTERS, http(500)) };
    const results = toResults('all', groups(NO_FILTERS, others), NO_FILTERS);
    expect(results).toMatchObject({
      state: 'ready',
      count: '3 products',
      groups: [
        { kind: 'tools', title: 'Car Items', href: '/showAllCarProducts', count: '3', rows: { state: 'ready' } },
        { kind: 'cameras', title: CAMERAS, count: '', rows: { state: 'loading' } },
        { kind: 'phones', title: PHONES, count: '', rows: { state: 'failed' } },
      ],
    });
  });

  test('distinguish an empty list from one without a match', () => {
    expect(toResults('all', groups(lamp), lamp)).toMatchObject({
      groups: [{}, { rows: { state: 'empty' }, emptyText: 'No camera tools on the shelf right now' }, {}],
    });
    const list = { ...NO_FILTERS, query: 'jack' };
    const one = groups(list, { cameras: group([{ ...rows[2], card: { id: 'c' } } as never], list) });
    expect(toResults('all', one, list)).toMatchObject({
      groups: [
        { rows: { state: 'ready' }, count: '1 of 3' },
        { rows: { state: 'empty' }, count: '0 of 1', emptyText: 'No camera tools match these filters' },
        { emptyText: 'No mobile phones on the shelf right now' },
      ],
    });
  });

  test('have no link to themselves on a page with one kind', () => {
    expect(toResults('tools', groups(NO_FILTERS), NO_FILTERS)).toMatchObject({ groups: [{ kind: 'tools', href: null }] });
  });

  test('link to a kind with the same filters', () => {
    expect(toResults('all', groups(lamp), lamp)).toMatchObject({ groups: [{ href: '/showAllCarProducts?q=lamp' }, {}, {}] });
  });

  test('keep stale rows with a message', () => {
    const results = toResults('tools', groups(lamp, { tools: group(rows, lamp, http(500)) }), lamp);
    expect(results).toMatchObject({ groups: [{ rows: { state: 'ready', stale: expect.stringContaining('Could not refresh.') } }] });
  });
});

describe('noMatches', () => {
  const list = { ...NO_FILTERS, query: 'nothing like it' };

  test('if everything is loaded and no product matches', () => {
    expect(toResults('all', groups(list), list)).toEqual({ state: 'noMatches', count: '0 of 3 products' });
  });

  test.each([
    ['is still read', group<never>(undefined, list)],
    ['could not be read', group<never>(undefined, list, http(500))],
  ])('not while a kind %s', (_, cameras) => {
    expect(toResults('all', groups(list, { cameras }), list).state).toBe('ready');
  });

  test('not for an empty shop', () => {
    expect(toResults('cameras', groups(list), list).state).toBe('ready');
  });
});

test('links to the four lists with the same filters, without other parameters', () => {
  expect(toKindLinks('tools', { ...NO_FILTERS, status: 'New' })).toEqual([
    { href: '/showAllProducts?status=New', label: 'All', current: false },
    { href: '/showAllCarProducts?status=New', label: 'Car Items', current: true },
    { href: '/showAllCameraTools?status=New', label: 'Camera Tools', current: false },
    { href: '/showAllMobilePhone?status=New', label: 'Phones', current: false },
  ]);
});

describe('the toolbar', () => {
  const controls = (list: Partial<ListState>) => toControls('tools', { ...NO_FILTERS, ...list }, toListOptions(rows));

  test('keeps text as it is typed', () => {
    expect(controls({ query: ' la ', min: '1,' }).values).toMatchObject({ query: ' la ', min: '1,' });
  });

  test('shows an error for a price that cannot be read, but not for an unfinished one', () => {
    expect(controls({ min: 'cheap' })).toMatchObject({ minError: 'Enter dollars, such as 20', maxError: undefined });
    for (const max of ['', ' ', '\u200b', '12.', '$12', '12,50', '１２', '٣\u200b', '1,200.'])
      expect(controls({ max }).maxError).toBeUndefined();
  });

  test.each(['1.200', '1,200', '１．２００'])('asks what %s means, and filters nothing', (min) => {
    expect(controls({ min })).toMatchObject({ minError: AMBIGUOUS_AMOUNT, active: 0 });
  });

  test('counts what is behind the Filters button, not the search', () => {
    expect(controls({ query: 'x', status: 'New', min: '1', inStock: true }).active).toBe(3);
  });

  test('ignores a price that cannot be read, and does not count it', () => {
    const list = { ...NO_FILTERS, min: 'abc', max: '-' };
    expect(controls(list).active).toBe(0);
    expect(hasFilters(list)).toBe(false);
    expect(toResults('tools', groups(list), list).count).toBe('3 products');
    expect(controls({ ...list, max: '80.' }).active).toBe(1);
  });
});

test('a list is narrowed by search and filters, not by its sort', () => {
  expect([lamp, { ...NO_FILTERS, inStock: true }].map(hasFilters)).toEqual([true, true]);
  const unfiltered = [
    NO_FILTERS,
    { ...NO_FILTERS, query: '  ' },
    { ...NO_FILTERS, query: '\u0301' },
    { ...NO_FILTERS, sort: 'name' as const },
  ];
  expect(unfiltered.filter(hasFilters)).toEqual([]);
});

test('whatever is typed, a list that is not narrowed shows every row', () => {
  const typed = fc.record({
    query: fc.constantFrom('', ' ', 'lamp', '\u0301'),
    min: fc.constantFrom('', ' ', 'abc', '-5', 'NaN', '$', '.', '0', '9999'),
    max: fc.constantFrom('', ' ', 'cheap', ',', '1e999', '0', '12.'),
    inStock: fc.boolean(),
  });
  fc.assert(
    fc.property(typed, (values) => {
      const list = { ...NO_FILTERS, ...values };
      expect(hasFilters(list) || rows.every(matchesFilters(list))).toBe(true);
    }),
    REPEATABLE,
  );
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(fc.array(wireRow(Tool)), fc.boolean(), (wire, inStock) => {
      const list = { ...NO_FILTERS, inStock };
      const all = toolRows(wire);
      const controls = toControls('tools', list, toListOptions(all));
      const results = toResults('tools', groups(list, { tools: group(all, list) }), list);
      const texts = [...controls.statuses, ...controls.sorts.map(({ label }) => label), results.count];
      if (results.state === 'ready') texts.push(...results.groups.flatMap(({ count, emptyText }) => [count, emptyText]));
      expect(texts.join('\n')).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
