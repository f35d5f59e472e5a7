import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Booking } from '#contract/entities/booking.ts';
import { booking } from '#tests/support/booking.ts';
import { http } from '#tests/support/fakeShop.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { UNTOUCHED } from '../../../collection/table/tableDefinition.ts';
import { toControls } from '../../../collection/table/toControls.ts';
import { toManagedOrderView, toManageOrdersView } from './connect.ts';
import { orderTable } from './orderTable.ts';

const controls = toControls(orderTable('2026-12-01'), UNTOUCHED, { shown: 1, total: 1 });
const untouched = { controls, sort: null, openId: null };
type Query = Parameters<typeof toManageOrdersView>[0];
const viewOf = (query: Query, shown: { matching?: readonly Booking[]; openId?: string | null } = {}) =>
  toManageOrdersView(query, {
    ...untouched,
    rows: (shown.matching ?? query.data ?? []).map(toManagedOrderView),
    openId: shown.openId ?? null,
  });

test('converts an order to a row', () => {
  expect(toManagedOrderView(booking)).toEqual({
    id: 'b1',
    name: 'Wrench',
    pictures: ['pictures/1f527.webp'],
    email: 'sam@example.com',
    quantity: '2',
    total: '$129.80',
    deliveryDate: 'Dec 4, 2026',
    phone: '+1 555 0100',
    address: '1 Garage Lane',
    payment: 'Unpaid',
  });
});

test('a row that has not changed keeps its view, so that a search does not draw it again', () => {
  expect(toManagedOrderView(booking)).toBe(toManagedOrderView(booking));
});

test('says that a value is unknown, also if it is blank', () => {
  expect(toManagedOrderView({ ...booking, name: ' ', quantity: null, date: '', phone: '', address: ' \n ' })).toMatchObject({
    name: 'Unnamed product',
    quantity: 'Unknown',
    deliveryDate: 'Not set',
    phone: 'Not given',
    address: 'Not given',
  });
});

test.each<[Partial<Booking>, string]>([
  [{}, 'Unpaid'],
  [{ paid: true }, 'Paid'],
  [{ transactionId: 'pi_1' }, 'Paid'],
])('%o is %s', (change, word) => {
  expect(toManagedOrderView({ ...booking, ...change }).payment).toBe(word);
});

test.each<[string, Query, readonly Booking[]]>([
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
    order: { ...toManagedOrderView(paid), transactionId: 'pi_1' },
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

test.each<[Partial<Booking>, string, string]>([
  [{}, '$129.80', 'None yet'],
  [{ price: null, paid: true }, 'Unknown', 'Not recorded'],
  [{ price: 0, transactionId: 'pi_1' }, '$0.00', 'pi_1'],
])('total and transaction of %o', (change, total, transactionId) => {
  const { panel } = viewOf({ data: [{ ...booking, ...change }], error: null }, { openId: 'b1' });
  expect(panel).toMatchObject({ order: { total, transactionId } });
});

test('never shows NaN, undefined or the like, or blanks, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(Booking), (row) => {
      const { panel } = viewOf({ data: [row], error: null }, { openId: row._id });
      const { pictures: _, id, ...texts } = panel.state === 'open' ? panel.order : { pictures: [], id: 'missing' };
      expect(id).toBe(row._id);
      expect(Object.values(texts).join('\n')).not.toMatch(FORBIDDEN_TEXT);
      expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
    }),
    REPEATABLE,
  );
});
