import * as fc from 'fast-check';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderColumns } from '#components/screens/admin/ManageOrdersScreen/orderColumns.tsx';
import { Booking } from '#contract/entities/booking.ts';
import { booking } from '#tests/support/booking.ts';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { isFiltered, offersOf, toControls } from '../../../collection/collection.ts';
import { orderCollection, toManageOrdersView, toOrderRows } from './connect.ts';

const collection = orderCollection('2026-12-01');
const values = { query: '', sort: '' };
const amounts = { shown: 1, total: 1, isNarrowed: isFiltered(collection, values) };
const controls = toControls(collection, values, offersOf(collection, []), amounts);
interface Query {
  data: Booking[] | undefined;
  error: Error | null;
}
const viewOf = ({ data, error }: Query, { matching = data ?? [], openId = null }: { matching?: Booking[]; openId?: string | null } = {}) =>
  toManageOrdersView({ data: data && toOrderRows(data), error }, { controls, sort: null, rows: toOrderRows(matching), openId });

/** The texts of a booking's row, as they are read. */
const cellsOf = (row: Booking): string[] =>
  toOrderRows([row]).flatMap((order) => orderColumns.map(({ render }) => renderToStaticMarkup(render(order)).replaceAll(/<[^>]*>/g, '')));

test('shows an order in its columns', () => {
  expect(cellsOf(booking)).toEqual([
    'Wrench',
    'sam@example.com',
    '2',
    '$129.80',
    'Dec 4, 2026',
    '+1 555 0100',
    '1 Garage Lane',
    'Pending Wrench',
    'Unpaid',
  ]);
});

test('says that a value is unknown, also if it is blank', () => {
  const unknown = { ...booking, name: ' ', email: '', quantity: null, price: null, date: '', phone: '', address: ' \n ' };
  expect(cellsOf(unknown).slice(0, 7)).toEqual(['Unnamed product', 'Not given', 'Unknown', 'Unknown', 'Not set', 'Not given', 'Not given']);
});

test.each<[Partial<Booking>, string]>([
  [{}, 'Unpaid'],
  [{ paid: true }, 'Paid'],
  [{ transactionId: 'pi_1' }, 'Paid'],
])('%o is %s', (change, word) => {
  expect(cellsOf({ ...booking, ...change }).at(-1)).toBe(word);
});

test('a row that has not changed stays the same after a refetch, so that it is not drawn again', async () => {
  let answer = [booking, { ...booking, _id: 'b2' }];
  const client = new QueryClient();
  const query = { queryKey: ['listBookings'], queryFn: async () => structuredClone(answer), select: toOrderRows };
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  const first = (await observer.refetch()).data;
  answer = [booking, { ...booking, _id: 'b2', paid: true }];
  const second = (await observer.refetch()).data;
  stop();
  client.clear();
  expect(second?.map((row, index) => row === first?.[index])).toEqual([true, false]);
});

test.each<[string, Query, Booking[]]>([
  ['loading', { data: undefined, error: null }, []],
  ['empty', { data: [], error: null }, []],
  ['failed', { data: undefined, error: http(503) }, []],
  ['failed', { data: [], error: http(503) }, []],
  ['noMatches', { data: [booking], error: null }, []],
  ['ready', { data: [booking], error: null }, [booking]],
])('%s', (state, query, matching) => {
  expect(viewOf(query, { matching }).orders.state).toBe(state);
});

test('403 says what to do', () => {
  expect(viewOf({ data: undefined, error: http(403) })).toMatchObject({
    orders: { message: 'Your account is not allowed to do this. Sign in with another account.' },
  });
});

test.each([[[booking]], [[]]])('keeps rows that could not be refreshed, with filters and sort', (matching) => {
  const view = viewOf({ data: [booking], error: http(503) }, { matching });
  expect(view).toMatchObject({ controls, orders: { stale: expect.stringMatching(/^Could not refresh\./) as string } });
});

test('shows all fields of the order in the address, even if it does not match the filters', () => {
  const paid = { ...booking, _id: 'b2', transactionId: 'pi_1' };
  expect(viewOf({ data: [booking, paid], error: null }, { matching: [booking], openId: 'b2' }).panel).toEqual({
    state: 'open',
    order: toOrderRows([paid])[0],
  });
});

test.each<[string, Query, string | null, string]>([
  ['none is named', { data: [booking], error: null }, null, 'closed'],
  ['the orders are not read', { data: undefined, error: null }, 'b1', 'closed'],
  ['the orders cannot be read', { data: undefined, error: http(503) }, 'b1', 'closed'],
  ['it is not among them', { data: [booking], error: null }, 'b9', 'gone'],
  ['there are none', { data: [], error: null }, 'b1', 'gone'],
])('panel: %s', (_, query, openId, state) => {
  expect(viewOf(query, { openId }).panel.state).toBe(state);
});

test('never shows NaN, undefined or the like, or blanks, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(Booking), (row) => {
      const cells = cellsOf(row);
      expect(cells.join('\n')).not.toMatch(FORBIDDEN_TEXT);
      expect(cells.filter((text) => text.trim() === '')).toEqual([]);
    }),
    REPEATABLE,
  );
});
