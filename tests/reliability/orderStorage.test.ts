import { describe, expect, test } from 'vitest';
import { openOrderShop } from './orderShop.ts';

interface Visit {
  /** The number of writes to the browser's storage after which it is full. */
  room: number;
  /** The point at which the page crashes. */
  crashAt?: number;
  isReturnRefused: boolean;
}

/** Submits an order whose POST fails, in a browser whose storage becomes full. Then there is room again, and the shop starts again. */
async function orderWithRoom({ room, crashAt = Infinity, isReturnRefused }: Visit) {
  let writes = 0;
  let isFilling = true;
  const isFull = () => isFilling && (writes += 1) > room;
  const { openTab, submit, startAgain, changes, runUntil, quantity } = await openOrderShop(
    [
      { call: 'createBooking', kind: '500', when: 'before', times: 'always' },
      // The requests: login, list, read, PUT, POST, list, list, read, PUT of the return.
      ...(isReturnRefused ? [{ call: 8, kind: '500', when: 'before', times: 'always' } as const] : []),
    ],
    { storage: { isFull } },
  );
  const first = openTab({ crashAt });
  const order = submit(first);
  await runUntil(first.platform, () => first.page.hasCrashed() || order.getSnapshot().hasTag('resting'));
  const isAsked = first.orders.isOnlyInThisTab();
  first.page.crash();
  order.stop();
  isFilling = false;
  await startAgain();
  const { added, taken } = await changes();
  return { room, point: first.page.points[crashAt], added, taken: taken / quantity, writes, isAsked };
}

describe.each([
  ['given back', false],
  ['given back at the next start', true],
])('an order whose booking fails, and whose stock is %s', (_, isReturnRefused) => {
  test('loses nothing and gives nothing back twice, whenever the storage becomes full', async () => {
    for (let room = 1; ; room += 1) {
      const { writes, added, taken } = await orderWithRoom({ room, isReturnRefused });
      expect({ room, added, taken }).toEqual({ room, added: 0, taken: 0 });
      if (writes <= room) break;
    }
  });

  test('asks before the page closes, if nothing could be stored and the stock is not given back', async () => {
    const { isAsked, taken } = await orderWithRoom({ room: 0, isReturnRefused });
    expect([isAsked, taken]).toEqual([isReturnRefused, isReturnRefused ? 1 : 0]);
  });
});

test('an order whose booking fails loses nothing if the page crashes while the storage becomes full', async () => {
  const lost: object[] = [];
  for (let room = 1, isFull = true; isFull; room += 1) {
    isFull = false;
    for (let crashAt = 0; ; crashAt += 1) {
      const end = await orderWithRoom({ room, crashAt, isReturnRefused: false });
      if (end.added !== 0 || end.taken !== 0) lost.push(end);
      if (end.writes > room) isFull = true;
      if (end.point === undefined) break;
    }
  }
  expect(lost).toEqual([]);
});
