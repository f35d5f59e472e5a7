import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, UNSPEAKABLE, wireRows } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import { fits } from './arrange.ts';
import { isNarrowed, type Shelves, toControls, toKinds, toResults } from './connect.ts';
import { type ListState, WHOLE } from './listState.ts';
import { offersOf } from './offers.ts';
import { type ProductRow, toolRows } from './productRow.ts';

const rows = toolRows(['Wrench', 'Jack', 'Lamp'].map((name) => ({ ...wrench, _id: name, name })));

const shelf = <Card>(data: ProductRow<Card>[] | undefined, list: ListState, error: Error | null = null) => ({
  query: { data, error },
  matching: (data ?? []).filter(fits(list)).map(({ card }) => card),
});

/** Three tools and no more, unless said otherwise. */
const shelves = (list: ListState, others: Partial<Shelves> = {}): Shelves => ({
  tools: shelf(rows, list),
  cameras: shelf([], list),
  phones: shelf([], list),
  ...others,
});

const lamp = { ...WHOLE, query: 'lamp' };

describe('how many', () => {
  test.each<[ListState, string]>([
    [WHOLE, '3 products'],
    [lamp, '1 of 3 products'],
    [{ ...WHOLE, query: 'nothing like it' }, '0 of 3 products'],
    [{ ...WHOLE, sort: 'name' }, '3 products'],
  ])('%j: %s', (list, count) => {
    expect(toResults('tools', shelves(list), list).count).toBe(count);
  });

  test('one is not many, and thousands can be read', () => {
    expect(toResults('tools', shelves(WHOLE, { tools: shelf(rows.slice(0, 1), WHOLE) }), WHOLE).count).toBe('1 product');
    const many = Array.from({ length: 10_000 }, () => rows).flat();
    expect(toResults('tools', shelves(lamp, { tools: shelf(many, lamp) }), lamp).count).toBe('10,000 of 30,000 products');
  });

  test('nothing is counted that is not there', () => {
    expect(toResults('tools', shelves(WHOLE, { tools: shelf<never>(undefined, WHOLE) }), WHOLE).count).toBe('');
    expect(toResults('cameras', shelves(WHOLE), WHOLE).count).toBe('');
  });
});

describe('the groups', () => {
  test('each loads, fails and is empty by itself', () => {
    const others = { cameras: shelf<never>(undefined, WHOLE), phones: shelf<never>(undefined, WHOLE, http(500)) };
    const results = toResults('all', shelves(WHOLE, others), WHOLE);
    expect(results).toMatchObject({
      state: 'open',
      count: '3 products',
      groups: [
        { kind: 'tools', title: 'Car Items', href: '/showAllCarProducts', count: '3', rows: { state: 'ready' } },
        { kind: 'cameras', title: 'Camera Tools Products', count: '', rows: { state: 'loading' } },
        { kind: 'phones', title: 'Mobile Phone Products', count: '', rows: { state: 'failed' } },
      ],
    });
  });

  test('a list that is empty is not one of which nothing fits', () => {
    expect(toResults('all', shelves(lamp), lamp)).toMatchObject({
      groups: [{}, { rows: { state: 'empty' }, emptyText: 'No camera tools on the shelf right now' }, {}],
    });
    const list = { ...WHOLE, query: 'jack' };
    const one = shelves(list, { cameras: shelf([{ ...rows[2], card: { id: 'c' } } as never], list) });
    expect(toResults('all', one, list)).toMatchObject({
      groups: [
        { rows: { state: 'ready' }, count: '1 of 3' },
        { rows: { state: 'empty' }, count: '0 of 1', emptyText: 'No camera tools fit these filters' },
        { emptyText: 'No mobile phones on the shelf right now' },
      ],
    });
  });

  test('of one kind alone there is no link to itself', () => {
    expect(toResults('tools', shelves(WHOLE), WHOLE)).toMatchObject({ groups: [{ kind: 'tools', href: null }] });
  });

  test('the way to a kind takes along what was chosen', () => {
    expect(toResults('all', shelves(lamp), lamp)).toMatchObject({ groups: [{ href: '/showAllCarProducts?q=lamp' }, {}, {}] });
  });

  test('old rows stay beside the word that they are old', () => {
    const results = toResults('tools', shelves(lamp, { tools: shelf(rows, lamp, http(500)) }), lamp);
    expect(results).toMatchObject({ groups: [{ rows: { state: 'ready', stale: expect.stringContaining('Could not refresh.') } }] });
  });
});

describe('nothing fits', () => {
  const list = { ...WHOLE, query: 'nothing like it' };

  test('when all was read, and not one product fits', () => {
    expect(toResults('all', shelves(list), list)).toEqual({ state: 'unmatched', count: '0 of 3 products' });
  });

  test.each([
    ['is still read', shelf<never>(undefined, list)],
    ['could not be read', shelf<never>(undefined, list, http(500))],
  ])('nobody can say so while a kind %s', (_, cameras) => {
    expect(toResults('all', shelves(list, { cameras }), list).state).toBe('open');
  });

  test('an empty shop is empty', () => {
    expect(toResults('cameras', shelves(list), list).state).toBe('open');
  });
});

test('the four lists, each with what was chosen here, and not with what else stands in the address', () => {
  expect(toKinds('tools', { ...WHOLE, status: 'New' })).toEqual([
    { href: '/showAllProducts?status=New', label: 'All', current: false },
    { href: '/showAllCarProducts?status=New', label: 'Car Items', current: true },
    { href: '/showAllCameraTools?status=New', label: 'Camera Tools', current: false },
    { href: '/showAllMobilePhone?status=New', label: 'Phones', current: false },
  ]);
});

describe('the toolbar', () => {
  const controls = (list: Partial<ListState>) => toControls('tools', { ...WHOLE, ...list }, offersOf(rows));

  test('what is typed stays as it is typed', () => {
    expect(controls({ query: ' la ', min: '1,' }).choices).toMatchObject({ query: ' la ', min: '1,' });
  });

  test('a price that cannot be read says so, one that is being typed does not', () => {
    expect(controls({ min: 'cheap' })).toMatchObject({ minError: 'Enter dollars, such as 20', maxError: undefined });
    for (const max of ['', ' ', '12.', '$12', '1,200']) expect(controls({ max }).maxError).toBeUndefined();
  });

  test('what stands behind the Filters button is counted, the search is not', () => {
    expect(controls({ query: 'x', status: 'New', min: '1', inStock: true }).active).toBe(3);
  });

  test('a price that cannot be read filters nothing, and is not counted', () => {
    const list = { ...WHOLE, min: 'abc', max: '-' };
    expect(controls(list).active).toBe(0);
    expect(isNarrowed(list)).toBe(false);
    expect(toResults('tools', shelves(list), list).count).toBe('3 products');
    expect(controls({ ...list, max: '80.' }).active).toBe(1);
  });
});

test('search and filters narrow a list, its order does not', () => {
  expect([lamp, { ...WHOLE, inStock: true }].map(isNarrowed)).toEqual([true, true]);
  const whole = [WHOLE, { ...WHOLE, query: '  ' }, { ...WHOLE, query: '\u0301' }, { ...WHOLE, sort: 'name' as const }];
  expect(whole.filter(isNarrowed)).toEqual([]);
});

test('whatever is typed, a list that is not narrowed is whole', () => {
  const typed = fc.record({
    query: fc.constantFrom('', ' ', 'lamp', '\u0301'),
    min: fc.constantFrom('', ' ', 'abc', '-5', 'NaN', '$', '.', '0', '9999'),
    max: fc.constantFrom('', ' ', 'cheap', ',', '1e999', '0', '12.'),
    inStock: fc.boolean(),
  });
  fc.assert(
    fc.property(typed, (choices) => {
      const list = { ...WHOLE, ...choices };
      expect(isNarrowed(list) || rows.every(fits(list))).toBe(true);
    }),
    REPEATABLE,
  );
});

test('whatever a backend sends, nothing unspeakable is shown', () => {
  fc.assert(
    fc.property(fc.array(wireRows.tool), fc.boolean(), (wire, inStock) => {
      const list = { ...WHOLE, inStock };
      const all = toolRows(wire);
      const controls = toControls('tools', list, offersOf(all));
      const results = toResults('tools', shelves(list, { tools: shelf(all, list) }), list);
      const texts = [...controls.statuses, ...controls.sorts.map(({ label }) => label), results.count];
      if (results.state === 'open') texts.push(...results.groups.flatMap(({ count, emptyText }) => [count, emptyText]));
      expect(texts.join('\n')).not.toMatch(UNSPEAKABLE);
    }),
    REPEATABLE,
  );
});
