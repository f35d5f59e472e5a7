import { expect, test } from 'vitest';
import { viewArgs, viewArgTypes, viewWith } from './viewControls.ts';

const ready = {
  state: 'ready',
  rows: [
    { id: '1', name: 'Wrench' },
    { id: '2', name: 'Jack' },
  ],
};
const failed = { state: 'failed', message: 'No connection.', retry: 'ready' };
const known = [failed, { ...failed, retry: 'busy' }, { state: 'loading' }, { ...ready, stale: 'Could not refresh.' }];

test('a region has a list of the states that the stories show', () => {
  const types = viewArgTypes(ready, known);
  expect(types['state']).toMatchObject({ name: 'State', options: ['failed', 'loading', 'ready'], control: { type: 'select' } });
  expect(viewArgs(ready, known)['state']).toBe('ready');
});

test('a text has a control while its state is chosen', () => {
  expect(viewArgTypes(ready, known)['message in failed']).toMatchObject({
    name: 'Message',
    control: { type: 'text' },
    if: { arg: 'state', eq: 'failed' },
  });
});

test('a field of a union has a list of the values that the stories show', () => {
  expect(viewArgTypes(ready, known)['retry in failed']).toMatchObject({ options: ['ready', 'busy'] });
});

test('a field that only another story of this state has can be added', () => {
  expect(viewArgs(ready, known)['stale in ready']).toBeUndefined();
  expect(viewWith(ready, known, { ...viewArgs(ready, known), 'stale in ready': 'Old' })).toEqual({ ...ready, stale: 'Old' });
});

test('ids and addresses have no controls', () => {
  expect(Object.keys(viewArgTypes({ id: '7', ordersHref: '/myOrders', name: 'Sam Carter' }, []))).toEqual(['name']);
});

test('days have no controls, because a day that is half typed breaks the story', () => {
  expect(Object.keys(viewArgTypes({ date: '2026-12-03', name: 'Sam Carter' }, []))).toEqual(['name']);
  expect(Object.keys(viewArgTypes({ date: '', name: 'Sam Carter' }, [{ date: '2026-12-03' }]))).toEqual(['name']);
});

test('drafts have no controls, because a form takes them only once', () => {
  expect(Object.keys(viewArgTypes({ draft: { address: '14 Gasket Lane' }, email: 'sam@example.com' }, []))).toEqual(['email']);
});

test('regions in a view have their own states, each with its own name', () => {
  const view = { orders: ready, dialog: { state: 'closed' } };
  const others = known.map((orders) => ({ orders, dialog: { state: 'open' } }));
  const types = viewArgTypes(view, others);
  expect(types['orders state']).toMatchObject({ name: 'Orders, state' });
  expect(viewWith(view, others, { ...viewArgs(view, others), 'orders state': 'loading', 'dialog state': 'open' })).toEqual({
    orders: { state: 'loading' },
    dialog: { state: 'open' },
  });
});

test('unchanged controls leave the view as it is', () => {
  expect(viewWith(ready, known, viewArgs(ready, known))).toBe(ready);
});

test('another state brings its own texts, and what was typed for it', () => {
  const args = { ...viewArgs(ready, known), state: 'failed' };
  expect(viewWith(ready, known, args)).toBe(failed);
  expect(viewWith(ready, known, { ...args, 'message in failed': 'Try later.' })).toEqual({ ...failed, message: 'Try later.' });
});

test('a text of a state that is not chosen changes nothing', () => {
  expect(viewWith(ready, known, { ...viewArgs(ready, known), 'message in failed': 'Try later.' })).toBe(ready);
});

test('rows are repeated under new ids, or dropped', () => {
  const withRows = (count: unknown) => viewWith(ready, known, { ...viewArgs(ready, known), 'rows in ready': count })['rows'];
  expect(withRows(5)).toEqual([
    { id: '1', name: 'Wrench' },
    { id: '2', name: 'Jack' },
    { id: '1 1', name: 'Wrench' },
    { id: '2 1', name: 'Jack' },
    { id: '1 2', name: 'Wrench' },
  ]);
  expect(withRows(1)).toEqual([{ id: '1', name: 'Wrench' }]);
  expect(withRows(0)).toHaveLength(1);
  expect(withRows(Number.NaN)).toHaveLength(2);
});

test('the first row has texts of its own', () => {
  const args = { ...viewArgs(ready, known), 'rows name in ready': 'Hammer' };
  expect(viewWith(ready, known, args)['rows']).toEqual([{ id: '1', name: 'Hammer' }, ready.rows[1]]);
});

test('keys have only the characters that a story’s address can carry', () => {
  expect(Object.keys(viewArgTypes(ready, known)).filter((key) => !/^[\w -]+$/.test(key))).toEqual([]);
});
