import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Booking } from '#contract/entities/booking.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Input, Output } from '#contract/operations.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { type EarlierOrders, type OrderEvent, toStoredId } from '#machines/order/order.setup.ts';
import { changeStockMachine } from '#machines/stock/changeStock.machine.ts';
import { orderForm as form } from '#tests/support/booking.ts';
import { type Fault, failingShop } from '#tests/support/failingShop.ts';
import { wrench } from '#tests/support/wrench.ts';

type Shop = ReturnType<typeof failingShop>;

/** Changes the products that the machine reads. */
function changeProduct(shop: Shop, change: (product: Product | null) => Product | null) {
  shop.findProduct = fromPromise<Product | null, Pick<Product, '_id' | 'kind'>>(async () => change(await shop.readProduct()));
}

/** Runs one order until it rests. The clock skips pauses. */
async function order(faults: Record<number, Fault> = {}, prepare: (shop: Shop) => void = () => {}, adopted: Booking[] = []) {
  const shop = failingShop(faults);
  prepare(shop);
  const seen = {
    announced: [] as string[],
    shown: [] as Product[],
    /** The app's storage actions, each with the id of its order. */
    stored: [] as string[],
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
      settleEarlier: fromPromise<{ adopted: Booking[] }, EarlierOrders>(async () => ({ adopted: adopted.splice(0) })),
      persistOrder: fromPromise(async ({ input: { id } }) => ({ isStored: true, idempotencyKey: id })),
      changeStock: changeStockMachine.provide({ actors: { getTool: shop.getTool, updateTool: shop.updateTool } }),
      returnStock: fromPromise(async ({ input: { id } }) => void seen.stored.push(`return ${id}`)),
    },
    actions: {
      persistReserved: ({ context }) => void seen.stored.push(`reserved ${toStoredId(context)}`),
      deleteOrder: ({ context }) => void seen.stored.push(`delete ${toStoredId(context)}`),
      settleOrder: ({ context }) => void seen.stored.push(`settle ${toStoredId(context)} ${context.booking?._id}`),
      announceBooked: () => void seen.announced.push('booked'),
      showProduct: (_, { found }) => found && seen.shown.push(found),
      announceSoldOut: () => void seen.announced.push('soldOut'),
      announceOverStock: () => void seen.announced.push('overStock'),
      recordConflict: ({ context }) => void seen.stored.push(`conflict ${toStoredId(context)}`),
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

test('stores that the stock is taken, and deletes what is stored once the order is booked', async () => {
  const { seen } = await order();
  expect(seen.stored).toEqual(['reserved o1-1', 'settle o1-1 b1']);
});

test('every submit stores an order of its own', async () => {
  const { seen, send, shop } = await order({ 3: 'refused' });
  await send({ type: 'order.submit', product: shop.product, form });
  expect(seen.stored).toEqual(['reserved o1-1', 'return o1-1', 'reserved o1-2', 'settle o1-2 b1']);
});

describe('an order that equals an earlier one', () => {
  const earlier = {
    ...form,
    _id: 'b0',
    name: 'Wrench',
    img: '',
    email: 'shopper@example.com',
    price: 129.8,
    paid: false,
    transactionId: '',
  };
  const openEqual = (faults: Record<number, Fault> = {}, changes: Partial<typeof earlier> = {}) =>
    order(faults, ({ state: world }) => void world.bookings.push({ ...earlier, ...changes }));

  test('is asked about before anything is stored or sent, and without the lock', async () => {
    const { shop, seen, snapshot } = await openEqual();
    expect([snapshot.value, shop.state.log, seen.heldLocks, seen.stored]).toEqual(['repeated', ['listOwnBookings'], 0, []]);
  });

  test.each<[string, Partial<typeof earlier>]>([
    ['case and blanks', { address: ' 1  garage lane ', name: 'wrench', email: 'Shopper@example.com' }],
    ['invisible characters, and the width and script of digits', { address: '\u200e１ Garage\u200b Lane', name: 'Ｗrench' }],
    ['the price, the phone number and the payment', { price: 1, phone: '', paid: true }],
  ])('is equal apart from %s', async (_, changes) => {
    expect((await openEqual({}, changes)).snapshot.value).toBe('repeated');
  });

  test.each<Partial<typeof earlier>>([
    { name: 'Lamp' },
    { date: '2026-12-05' },
    { quantity: 3 },
    { address: '2 Garage Lane' },
    { email: 'ines@example.com' },
  ])('is another one with %o', async (changes) => {
    expect((await openEqual({}, changes)).snapshot.value).toBe('booked');
  });

  test('is booked when the shopper wants it again, and only then', async () => {
    const { send, shop } = await openEqual();
    expect((await send({ type: 'order.submit', product: shop.product, form })).value).toBe('repeated');
    expect((await send({ type: 'order.again', product: shop.product, form })).value).toBe('booked');
    expect([shop.state.bookings.length, shop.state.tool?.quantity]).toEqual([2, 3]);
  });

  test('is asked about again if one more has come while the shopper was asked', async () => {
    const { send, shop } = await openEqual();
    shop.state.bookings.push({ ...earlier, _id: 'b1' });
    expect((await send({ type: 'order.again', product: shop.product, form })).value).toBe('repeated');
    expect((await send({ type: 'order.again', product: shop.product, form })).value).toBe('booked');
  });

  test('is asked about if the shopper changes the form to yet another equal one', async () => {
    const { send, shop } = await openEqual();
    shop.state.bookings.push({ ...earlier, _id: 'b1', quantity: 3 });
    expect((await send({ type: 'order.again', product: shop.product, form: { ...form, quantity: 3 } })).value).toBe('repeated');
  });

  test('is not taken for the new one', async () => {
    const { send, shop } = await openEqual({ 4: 'requestLost' });
    const { value } = await send({ type: 'order.again', product: shop.product, form });
    expect([value, shop.state.bookings.length]).toEqual(['notArrived', 1]);
  });

  test('is not asked about a second time if the one that the shopper wanted did not arrive', async () => {
    const { send, shop } = await openEqual({ 4: 'requestLost' });
    await send({ type: 'order.again', product: shop.product, form });
    expect((await send({ type: 'order.submit', product: shop.product, form })).value).toBe('booked');
  });
});

test('looks for a lost booking twice before the stock is returned', async () => {
  const { shop, snapshot } = await order({ 3: 'requestLost' });
  expect(snapshot.value).toBe('notArrived');
  expect(shop.state.log.slice(3)).toEqual(['createBooking:requestLost', 'listOwnBookings', 'listOwnBookings']);
});

describe('a PUT of the stock without a response', () => {
  test('is sent again if the stock is untouched', async () => {
    const { shop, snapshot } = await order({ 2: 'requestLost' });
    expect([snapshot.value, shop.state.tool?.quantity]).toEqual(['booked', 3]);
    expect(shop.state.log.filter((name) => name.startsWith('updateTool'))).toEqual(['updateTool:requestLost', 'updateTool']);
  });

  test('is sent twice at most, and stays stored, because it may still arrive', async () => {
    const { shop, snapshot, seen } = await order({ 2: 'requestLost', 4: 'requestLost' });
    expect([snapshot.value, shop.state.tool?.quantity, seen.stored]).toEqual(['refused', 5, []]);
    expect(shop.state.log.filter((name) => name.startsWith('updateTool'))).toHaveLength(2);
  });

  test('is not sent again if it was refused', async () => {
    const { shop, snapshot, seen } = await order({ 2: 'refused' });
    expect([snapshot.value, shop.state.log.at(-1), shop.state.log.length, seen.stored]).toEqual(['refused', 'getTool', 4, ['delete o1-1']]);
  });

  test('leaves the stock alone and records a conflict if someone else has changed the stock', async () => {
    const { shop, snapshot, seen } = await order({ 2: 'requestLost' }, (prepared) => {
      prepared.getTool = fromPromise<Output<'getTool'>, Input<'getTool'>>(async () => ({ ...wrench, quantity: 1 }));
    });
    expect([snapshot.value, shop.state.log.filter((name) => name.startsWith('updateTool')).length]).toEqual(['refused', 1]);
    expect(seen.stored).toEqual(['conflict o1-1']);
  });

  test.each([
    ['cannot be read', () => Promise.reject(new ApiError('http', { message: 'no', status: 500 }))],
    ['is not found', () => Promise.resolve(null)],
  ])('stays stored if the tool %s, so that the next start undoes it', async (_, read) => {
    const { snapshot, seen, shop } = await order({ 2: 'responseLost' }, (prepared) => {
      prepared.getTool = fromPromise<Output<'getTool'>, Input<'getTool'>>(read);
    });
    expect([snapshot.value, shop.state.tool?.quantity, seen.stored]).toEqual(['refused', 3, []]);
  });
});

describe('another shopper who is faster', () => {
  /** Answers the first PUTs with 412. */
  const contested = async (conflicts: number) => {
    let puts = 0;
    const run = await order({}, (shop) => {
      shop.updateTool = fromPromise<Output<'updateTool'>, Input<'updateTool'>>(async ({ input }) => {
        puts += 1;
        if (puts <= conflicts) throw new ApiError('http', { message: 'outdated', status: 412, notApplied: true });
        return shop.writeStock(input.body.quantity);
      });
    });
    return { ...run, puts: () => puts };
  };

  test('makes the order read the product again, up to five times', async () => {
    const { snapshot, puts, shop } = await contested(5);
    expect([snapshot.value, puts(), shop.state.tool?.quantity]).toEqual(['booked', 6, 3]);
  });

  test('refuses the order after that', async () => {
    const { snapshot, puts, shop } = await contested(9);
    expect([snapshot.value, puts(), snapshot.context.failure?.status]).toEqual(['refused', 6, 412]);
    expect(shop.state.bookings).toEqual([]);
  });
});

test.each([
  ['outrun by the first one', { status: 412, notApplied: true }],
  ['never sent', { notApplied: true }],
] as const)('takes the stock once if the first PUT arrives late, and the second one is %s', async (_, second) => {
  const puts: number[] = [];
  const { snapshot, shop } = await order({}, (prepared) => {
    prepared.updateTool = fromPromise<Output<'updateTool'>, Input<'updateTool'>>(async ({ input }) => {
      puts.push(input.body.quantity);
      if (puts.length === 1) throw new ApiError('timeout', { message: 'late', ambiguous: true });
      await prepared.writeStock(puts[0] ?? 0);
      throw new ApiError('http', { message: 'no', ...second });
    });
  });
  expect([snapshot.value, puts, shop.state.tool?.quantity, shop.state.bookings.length]).toEqual(['booked', [3, 3], 3, 1]);
});

test('takes the stock once if a backend answers 412 without having been asked to compare', async () => {
  const { snapshot, shop } = await order({}, (prepared) => {
    prepared.updateTool = fromPromise<Output<'updateTool'>, Input<'updateTool'>>(async ({ input }) => {
      await prepared.writeStock(input.body.quantity);
      throw new ApiError('http', { message: 'no', status: 412 });
    });
  });
  expect([snapshot.value, shop.state.tool?.quantity, shop.state.bookings.length]).toEqual(['booked', 3, 1]);
});

test('books a product without a picture', async () => {
  const { shop, snapshot } = await order({}, (prepared) => changeProduct(prepared, (product) => product && { ...product, pictures: [] }));
  expect([snapshot.value, shop.state.bookings[0]?.img]).toEqual(['booked', '']);
});

test.each([
  ['a camera', { kind: 'camera' as const }],
  ['a tool of unknown stock', { stock: null }],
])('books %s without taking stock', async (_, change) => {
  const { shop, snapshot, seen } = await order({}, (prepared) =>
    changeProduct(prepared, (product) => product && { ...product, ...change }),
  );
  expect([snapshot.value, shop.state.tool?.quantity, seen.stored]).toEqual(['booked', 5, ['settle o1-1 b1']]);
  expect(shop.state.log).not.toContain('updateTool');
});

describe('a booking of an earlier submit that has arrived', () => {
  const arrived = {
    ...form,
    _id: 'b0',
    name: 'Wrench',
    img: '',
    email: 'shopper@example.com',
    price: 129.8,
    paid: false,
    transactionId: '',
  };

  test('is this order if it equals it: nothing is sent', async () => {
    const { shop, seen, snapshot } = await order({}, () => {}, [{ ...arrived, _id: 'b9', quantity: 1 }, arrived]);
    expect([snapshot.value, snapshot.context.booking?._id, shop.state.log]).toEqual(['booked', 'b0', ['listOwnBookings']]);
    expect([seen.announced, seen.stored, seen.heldLocks]).toEqual([['booked'], [], 0]);
  });

  test.each([{ quantity: 1 }, { phone: '+1 555 0199' }, { price: 130 }])(
    'with %o is asked about before another one is sent',
    async (change) => {
      const { send, shop, seen, snapshot } = await order({}, () => {}, [{ ...arrived, ...change }]);
      expect([snapshot.value, shop.state.log, seen.heldLocks]).toEqual(['repeated', ['listOwnBookings'], 0]);
      expect(snapshot.context.adopted).toMatchObject(change);
      const again = await send({ type: 'order.again', product: shop.product, form });
      expect([again.value, again.context.adopted, shop.state.bookings.length]).toEqual(['booked', null, 1]);
    },
  );
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
    expect(bookings.length).toBeLessThanOrEqual(1);
    // An unconfirmed order keeps its lock.
    expect(run.seen.heldLocks).toBe(settled.matches('unconfirmed') ? 1 : 0);
    if (settled.matches('booked')) {
      expect(bookings).toHaveLength(1);
      expect(tool?.quantity).toBe(3);
      expect(run.seen.announced).toEqual(['booked']);
    } else if (settled.matches('refused') || settled.matches('notArrived')) {
      expect(run.shop.state.log.some((name) => name.startsWith('createBooking'))).toBe(settled.matches('notArrived'));
      expect(bookings).toEqual([]);
      expect(run.seen.announced).toEqual([]);
      // No stock is lost silently: it is complete, or the order is still stored, or its stock is being given back.
      const isReturned = run.seen.stored.includes('return o1-1');
      if (tool?.quantity !== 5) expect([tool?.quantity, isReturned || run.seen.stored.length === 0]).toEqual([3, true]);
    } else expect(settled.value).toBe('unconfirmed');
  });
});
