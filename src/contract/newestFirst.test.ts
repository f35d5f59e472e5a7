import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { newestFirst } from './newestFirst.ts';

const order = (...ids: string[]) => newestFirst(ids.map((_id) => ({ _id }))).map(({ _id }) => _id);

test('sorts MongoDB ids by the second they begin with, newest first', () => {
  expect(order('64f0a1c2e4b0000000000401', '64f0a1c3e4b0000000000402', '65f0a1c2e4b000000000000a')).toEqual([
    '65f0a1c2e4b000000000000a',
    '64f0a1c3e4b0000000000402',
    '64f0a1c2e4b0000000000401',
  ]);
});

test('keeps the order of rows that were created in the same second', () => {
  expect(order('64f0a1c2e4b0000000000003', '64f0a1c2e4b0000000000001', '64f0a1c2e4b0000000000002', '64f0a1c3e4b0000000000004')).toEqual([
    '64f0a1c3e4b0000000000004',
    '64f0a1c2e4b0000000000003',
    '64f0a1c2e4b0000000000001',
    '64f0a1c2e4b0000000000002',
  ]);
});

test('keeps a list that already begins with the newest', () => {
  expect(order('65f0a1c2e4b0000000000001', '64f0a1c2e4b0000000000001')).toEqual(['65f0a1c2e4b0000000000001', '64f0a1c2e4b0000000000001']);
});

test('compares counter ids as numbers, not as texts', () => {
  expect(order('1234567891', '1234567893', '1234567892')).toEqual(['1234567893', '1234567892', '1234567891']);
  expect(order('9', '10', '100', '99')).toEqual(['100', '99', '10', '9']);
});

test('reverses the rows whose ids have no age, after the others, because a backend appends', () => {
  expect(order('b', '7-a', '64f0a1c2e4b0000000000401', 'review-3', '64f0a1c3e4b0000000000402')).toEqual([
    '64f0a1c3e4b0000000000402',
    '64f0a1c2e4b0000000000401',
    'review-3',
    '7-a',
    'b',
  ]);
});

const id = fc.oneof(fc.nat().map(String), fc.stringMatching(/^[0-9a-f]{24}$/));

test('keeps all rows and does not mutate its input', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(id, fc.uuid())), (ids) => {
      const rows = ids.map((_id) => ({ _id }));
      expect(order(...ids).toSorted()).toEqual(ids.toSorted());
      newestFirst(rows);
      expect(rows.map(({ _id }) => _id)).toEqual(ids);
    }),
    REPEATABLE,
  );
});

test('is idempotent for ids with an age', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id), (ids) => {
      expect(order(...order(...ids))).toEqual(order(...ids));
    }),
    REPEATABLE,
  );
});

test('shows a new row first if no id has an age', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1 }), (ids) => {
      expect(order(...ids)).toEqual(ids.toReversed());
    }),
    REPEATABLE,
  );
});
