import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Input, Output } from '#contract/operations.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderEvent } from '#machines/order/order.setup.ts';
import { type PendingStockReturn, stockReturnMachine } from '#machines/order/stockReturn.machine.ts';
import { type Fault, failingShop } from '#tests/support/failingShop.ts';

const form = { date: '2026-12-04', quantity: 2, address: '1 Garage Lane', phone: '+1 555 0100' };

/** Runs one order until it rests. The clock skips pauses. */
async function order(faults: Record<number, Fault> = {}, prepare: (shop: ReturnType<typeof failingShop>) => void = () => {}) {
  const shop = failingShop(faults);
  prepare(shop);
  const seen = {
    announced: [] as string[],
    pendingReturns: new Map<string, PendingStockReturn>(),
    unconfirmed: [] as PendingStockReturn[],
    shown: [] as Product[],
    heldLocks: 0,
  };
  const clock = new SimulatedClock();
  const machine = orderMachine.provide({
    actors: {
      ...shop,
      holdLock: fromCallback<OrderEvent, { name: string }>(({ sendBack }) => {
        seen.heldLocks += 1;
        sendBack({ type: 'lock.granted' });
        return () => void (seen.heldLocks -= 1);
      }),
      returnStock: stockReturnMachine.provide({
        actors: shop,
        actions: {
          persist: (_, stockReturn) => void seen.pendingReturns.set(stockReturn.id, stockReturn),
          delete: (_, stockReturn) => void seen.pendingReturns.delete(stockReturn.id),
          recordConflict: (_, stockReturn) => void seen.unconfirmed.push(stockReturn),
        },
      }),
    },
    actions: {
      announceBooked: () => void seen.announced.push('booked'),
      showProduct: (_, { found }) => found && seen.shown.push(found),
      announceSoldOut: () => void seen.announced.push('soldOut'),
      announceOverStock: () => void seen.announced.push('overStock'),
      recordConflict: (_, stockReturn) => void seen.unconfirmed.push(stockReturn),
    },
  });
  const actor = createActor(machine, { clock, input: { id: 'o1', email: 'shopper@example.com', product: shop.product } });
  actor.subscribe((snapshot) => {
    if (snapshot.matches('pausing')) queueMicrotask(() => clock.increment(2000));
  });
  actor.start();
  const send = async (event: OrderEvent) => {
    actor.send(event);
    return waitFor(actor, (snapshot) => snapshot.hasTag('resting') || snapshot.matches('unconfirmed'));
  };
  const snapshot = await send({ type: 'order.submit', product: shop.product, form });
  return { shop, seen, actor, send, snapshot };
}

/** True if a request is pending, or if its result must still be checked. */
const isPending = ({ invoke, after, always = [], ownEvents }: (typeof orderMachine.states)[keyof typeof orderMachine.states]): boolean =>
  [...invoke, ...after, ...always].length > 0 || ownEvents.includes('lock.granted') || ownEvents.includes('order.checkAgain');

test.each(Object.values(orderMachine.states))('$key is tagged as resting unless work is pending', (state) => {
  expect(state.tags.includes('resting')).toBe(!isPending(state));
});

test('an order lists the bookings, reads the tool, takes the stock, books, and announces it once', async () => {
  const { shop, seen, snapshot } = await order();
  expect(snapshot.value).toBe('booked');
  // The answer to the POST has no row, so the list must show it.
  expect(shop.state.log).toEqual(['listOwnBookings', 'getTool', 'updateTool', 'createBooking', 'listOwnBookings']);
  expect(shop.state.tool?.quantity).toBe(3);
  expect(shop.state.bookings).toEqual([
    expect.objectContaining({ name: 'Wrench', img: 'pictures/1f527.webp', email: 'shopper@example.com', price: 129.8, ...form }),
  ]);
  expect(seen).toMatchObject({ announced: ['booked'], heldLocks: 0 });
});

test.each([
  [0, 'soldOut', ['soldOut']],
  [1, 'overStock', ['overStock']],
])('with %i left the order is refused and nothing is written', async (quantity, state, announced) => {
  const { shop, seen, snapshot } = await order({}, ({ state: world }) => world.tool && (world.tool.quantity = quantity));
  expect(snapshot.value).toBe(state);
  expect(shop.state.log).toEqual(['listOwnBookings', 'getTool']);
  expect(seen).toMatchObject({ announced, heldLocks: 0 });
});

test('never books at a changed price that the shopper has not seen', async () => {
  const { shop, seen, snapshot, send } = await order({}, ({ state: world }) => world.tool && (world.tool.price = 70));
  expect(snapshot.value).toBe('changed');
  expect(shop.state.bookings).toEqual([]);
  expect(seen.shown.map(({ price }) => price)).toEqual([70]);
  const again = await send({ type: 'order.submit', product: seen.shown[0] ?? shop.product, form });
  expect(again.value).toBe('booked');
  expect(shop.state.bookings[0]?.price).toBe(140);
});

test('a product that is gone is not booked', async () => {
  const { shop, snapshot } = await order({}, ({ state: world }) => void (world.tool = null));
  expect(snapshot.value).toBe('gone');
  expect(shop.state.bookings).toEqual([]);
});

test('ignores a second submit after it is booked', async () => {
  const { shop, actor } = await order();
  expect(actor.getSnapshot().can({ type: 'order.submit', product: shop.product, form })).toBe(false);
});

const FAULTS: Fault[] = ['refused', 'requestLost', 'responseLost'];
const CALLS = [...Array.from({ length: 9 }).keys()];
const single = CALLS.flatMap((at) => FAULTS.map((fault) => ({ [at]: fault })));
const pairs = CALLS.flatMap((first) =>
  CALLS.filter((second) => second > first).flatMap((second) =>
    FAULTS.flatMap((one) => FAULTS.map((other) => ({ [first]: one, [second]: other }))),
  ),
);

describe('one or two failures, at any call', () => {
  test.each([...single, ...pairs].map((faults) => [JSON.stringify(faults), faults] as const))('%s', async (_, faults) => {
    const run = await order(faults);
    const settled = run.snapshot.matches('unconfirmed') ? await run.send({ type: 'order.checkAgain' }) : run.snapshot;
    const { tool, bookings } = run.shop.state;
    const stockReturns = [...run.seen.pendingReturns.values()];
    expect(bookings.length).toBeLessThanOrEqual(1);
    // An unconfirmed order keeps its lock.
    expect(run.seen.heldLocks).toBe(settled.matches('unconfirmed') ? 1 : 0);
    if (settled.matches('booked')) {
      expect(bookings).toHaveLength(1);
      expect(tool?.quantity).toBe(3);
      expect(run.seen.announced).toEqual(['booked']);
    } else if (settled.matches('refused')) {
      expect(bookings).toEqual([]);
      expect(run.seen.announced).toEqual([]);
      // No stock is lost silently: it is complete, or the missing amount is stored as a pending stock return.
      if (tool?.quantity !== 5) expect([tool?.quantity, stockReturns]).toEqual([3, [expect.objectContaining({ toolId: 't1', amount: 2 })]]);
    } else expect(settled.value).toBe('unconfirmed');
  });
});

test.each([
  ['not applied', 3],
  ['applied', 5],
])('finishes a pending stock return on the next start, if the request without a response was %s', async (_, quantity) => {
  const shop = failingShop();
  if (shop.state.tool) shop.state.tool.quantity = quantity;
  const deleted: PendingStockReturn[] = [];
  const actor = createActor(
    stockReturnMachine.provide({ actors: shop, actions: { delete: (_, stockReturn) => void deleted.push(stockReturn) } }),
    {
      input: { id: 'o1-1', toolId: 't1', amount: 2, write: { from: 3, to: 5 } },
    },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(shop.state.tool?.quantity).toBe(5);
  expect(deleted).toHaveLength(1);
});

test('records a conflict, and leaves the stock unchanged, if someone else changed it meanwhile', async () => {
  const shop = failingShop();
  if (shop.state.tool) shop.state.tool.quantity = 1;
  const unconfirmed: PendingStockReturn[] = [];
  const actor = createActor(
    stockReturnMachine.provide({ actors: shop, actions: { recordConflict: (_, stockReturn) => void unconfirmed.push(stockReturn) } }),
    {
      input: { id: 'o1-1', toolId: 't1', amount: 2, write: { from: 3, to: 5 } },
    },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect([shop.state.tool?.quantity, unconfirmed.length]).toEqual([1, 1]);
});

test('records a conflict, and does not retry forever, if the tool is gone', async () => {
  const shop = failingShop();
  const seen = { deleted: 0, unconfirmed: 0 };
  const getTool = fromPromise<Output<'getTool'>, Input<'getTool'>>(() =>
    Promise.reject(new ApiError('http', { message: 'gone', status: 404 })),
  );
  const machine = stockReturnMachine.provide({
    actors: { ...shop, getTool },
    actions: { delete: () => void (seen.deleted += 1), recordConflict: () => void (seen.unconfirmed += 1) },
  });
  const actor = createActor(machine, { input: { id: 'o1-1', toolId: 't1', amount: 2, write: null } }).start();
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect([actor.getSnapshot().value, seen]).toEqual(['conflict', { deleted: 1, unconfirmed: 1 }]);
});
