import { createActor, fromCallback, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { Booking } from '#contract/entities/booking.ts';
import { type Product, productOfTool } from '#contract/entities/product.ts';
import type { Input, Output } from '#contract/operations.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import type { EarlierOrders, OrderEvent } from '#machines/order/order.setup.ts';
import { changeStockMachine } from '#machines/stock/changeStock.machine.ts';
import { orderForm } from '#tests/support/booking.ts';
import { wrench } from '#tests/support/wrench.ts';

type Shopper = 'A' | 'B';

/** All sequences in which the three calls (read, take, book) of two shoppers can reach the backend. */
function interleavings(a: number, b: number): Shopper[][] {
  if (a === 0 && b === 0) return [[]];
  const withA = a > 0 ? interleavings(a - 1, b).map((rest): Shopper[] => ['A', ...rest]) : [];
  const withB = b > 0 ? interleavings(a, b - 1).map((rest): Shopper[] => ['B', ...rest]) : [];
  return [...withA, ...withB];
}

/** Lets all work run that does not wait for a timer. */
const flushPromises = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Two shoppers on two devices order the last item. Their calls arrive in this order. */
async function replay(order: Shopper[]) {
  const shop = { stock: 1, bookings: [] as Shopper[] };
  const waiting: Record<Shopper, (() => void)[]> = { A: [], B: [] };
  const waitForTurn = (who: Shopper) => new Promise<void>((resolve) => void waiting[who].push(resolve));
  const read = () => productOfTool({ ...wrench, quantity: shop.stock });
  const start = (who: Shopper) => {
    const actor = createActor(
      orderMachine.provide({
        actors: {
          holdLock: fromCallback<OrderEvent, { name: string }>(({ sendBack }) => sendBack({ type: 'lock.granted' })),
          settleEarlier: fromPromise<{ adopted: Booking[] }, EarlierOrders>(async () => ({ adopted: [] })),
          listOwnBookings: fromPromise<Output<'listOwnBookings'>, Input<'listOwnBookings'>>(() => Promise.resolve([])),
          findProduct: fromPromise<Product | null, Pick<Product, '_id' | 'kind'>>(() => waitForTurn(who).then(read)),
          changeStock: changeStockMachine.provide({
            actors: {
              updateTool: fromPromise<Output<'updateTool'>, Input<'updateTool'>>(({ input }) =>
                waitForTurn(who).then(() => {
                  shop.stock = input.body.quantity;
                  return { ...wrench, quantity: shop.stock };
                }),
              ),
            },
          }),
          createBooking: fromPromise<Output<'createBooking'>, Input<'createBooking'> & { idempotencyKey: string }>(({ input }) =>
            waitForTurn(who).then(() => {
              shop.bookings.push(who);
              return { ...input.body, _id: `b${shop.bookings.length}`, paid: false, transactionId: '' };
            }),
          ),
        },
      }),
      { input: { id: who, email: `${who}@example.com`, product: read() } },
    ).start();
    actor.send({ type: 'order.submit', product: read(), form: { ...orderForm, quantity: 1 } });
    return actor;
  };
  const actors = [start('A'), start('B')];
  await flushPromises();
  for (const who of order) {
    waiting[who].shift()?.();
    await flushPromises();
  }
  return { ...shop, states: actors.map((actor) => actor.getSnapshot().value) };
}

test('two devices and one item: oversells only if both read before the first write', async () => {
  const outcomes = [];
  for (const order of interleavings(3, 3)) outcomes.push({ order: order.join(''), ...(await replay(order)) });
  const oversold = outcomes.filter(({ bookings }) => bookings.length > 1);
  expect(outcomes).toHaveLength(20);
  // In each of them, both shoppers read before the first write: the one round trip that SECURITY.md leaves open.
  expect(oversold.every(({ order }) => /^(AB|BA)/.test(order))).toBe(true);
  expect(oversold).toHaveLength(12);
  for (const { bookings, states } of outcomes.filter((outcome) => !oversold.includes(outcome))) {
    expect(bookings).toHaveLength(1);
    expect(states.toSorted()).toEqual(['booked', 'soldOut']);
  }
  expect(outcomes.every(({ stock }) => stock === 0)).toBe(true);
});
