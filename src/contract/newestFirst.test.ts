import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestFirst } from './newestFirst.ts';

const order = (...ids: string[]) => newestFirst(ids.map((_id) => ({ _id }))).map(({ _id }) => _id);

test('MongoDB’s ids begin with the second: what was made in a later one comes first', () => {
  expect(order('64f0a1c2e4b0000000000401', '64f0a1c3e4b0000000000402', '65f0a1c2e4b000000000000a')).toEqual([
    '65f0a1c2e4b000000000000a',
    '64f0a1c3e4b0000000000402',
    '64f0a1c2e4b0000000000401',
  ]);
});

test('what came in together, in one second, keeps the order in which the shop was laid out', () => {
  expect(order('64f0a1c2e4b0000000000003', '64f0a1c2e4b0000000000001', '64f0a1c2e4b0000000000002', '64f0a1c3e4b0000000000004')).toEqual([
    '64f0a1c3e4b0000000000004',
    '64f0a1c2e4b0000000000003',
    '64f0a1c2e4b0000000000001',
    '64f0a1c2e4b0000000000002',
  ]);
});

test('a list that begins with the newest already stays as it is', () => {
  expect(order('65f0a1c2e4b0000000000001', '64f0a1c2e4b0000000000001')).toEqual(['65f0a1c2e4b0000000000001', '64f0a1c2e4b0000000000001']);
});

test('counted ids are numbers, not texts', () => {
  expect(order('9', '10', '100', '99')).toEqual(['100', '99', '10', '9']);
});

test('ids that tell nothing keep their order, behind those that do', () => {
  expect(order('b', 'a', '64f0a1c2e4b0000000000401', 'review-3', '64f0a1c3e4b0000000000402')).toEqual([
    '64f0a1c3e4b0000000000402',
    '64f0a1c2e4b0000000000401',
    'b',
    'a',
    'review-3',
  ]);
});

test('no row is lost or made, the list given is left alone, and sorting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(fc.nat().map(String), fc.stringMatching(/^[0-9a-f]{24}$/), fc.uuid())), (ids) => {
      const rows = ids.map((_id) => ({ _id }));
      const sorted = newestFirst(rows);
      expect(sorted.toSorted(({ _id: a }, { _id: b }) => (a < b ? -1 : 1))).toEqual(
        rows.toSorted(({ _id: a }, { _id: b }) => (a < b ? -1 : 1)),
      );
      expect(rows.map(({ _id }) => _id)).toEqual(ids);
      expect(newestFirst(sorted)).toEqual(sorted);
    }),
  );
});
