import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Product } from '#contract/entities/product.ts';
import type { Input, Output } from '#contract/operations.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import type { LateBooking, OrderEvent } from '#machines/order/order.setup.ts';
import { type PendingStockReturn, stockReturnMachine } from '#machines/order/stockReturn.machine.ts';
import { type Fault, failingShop } from '#tests/support/failingShop.ts';

const form = { date: '2026-12-04', quantity: 2, address: '1 Garage Lane', phone: '+1 555 0100' };

type Shop = ReturnType<typeof failingShop>;

/** Changes the products that the machine reads. */
function changeProduct(shop: Shop, change: (product: Product | null) => Product | null) {
  shop.findProduct = fromPromise<Product | null, Pick<Product, '_id' | 'kind'>>(async () => change(await shop.readProduct()));
}

/** Runs one order until it rests. The clock skips pauses. */
async function order(faults: Record<number, Fault> = {}, prepare: (shop: Shop) => void = () => {}, isMissing = true) {
  const shop = failingShop(faults);
  prepare(shop);
  const seen = {
    announced: [] as string[],
    pendingReturns: new Map<string, PendingStockReturn>(),
    unconfirmed: [] as PendingStockReturn[],
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
      settleEarlier: fromPromise<{ late: LateBooking | null }, { email: string; productId: string }>(async () => ({ late: null })),
      persistKeeping: fromPromise(async ({ input: { orderId, bookingId, reserved } }) => {
        seen.stored.push(`keeping ${orderId} ${bookingId} ${reserved?.from} ${reserved?.to}`);
        return { isMissing };
      }),
      persistOrder: fromPromise(async ({ input: { id } }) => ({ isStored: true, idempotencyKey: id })),
      persistReturn: fromPromise(async ({ input: { id, toolId, amount } }) => {
        seen.stored.push(`return ${id} ${toolId} ${amount}`);
        return { isStored: true };
      }),
      returnStock: stockReturnMachine.provide({
        actors: {
          ...shop,
          persistReturn: fromPromise(async ({ input }) => {
            seen.pendingReturns.set(input.id, input);
            return { isStored: true };
          }),
        },
        actions: {
          persist: (_, stockReturn) => void seen.pendingReturns.set(stockReturn.id, stockReturn),
          delete: (_, stockReturn) => void seen.pendingReturns.delete(stockReturn.id),
          recordConflict: (_, stockReturn) => void seen.unconfirmed.push(stockReturn),
        },
      }),
    },
    actions: {
      persistReserved: (_, { id }) => void seen.stored.push(`reserved ${id}`),
      deleteOrder: (_, { id }) => void seen.stored.push(`delete ${id}`),
      persistMissing: (_, { id }) => void seen.stored.push(`missing ${id}`),
      settleOrder: (_, { id, bookingId }) => void seen.stored.push(`settle ${id} ${bookingId}`),
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

test('stores that the stock is taken, and deletes what is stored once the order is booked', async () => {
  const { seen } = await order();
  expect(seen.stored).toEqual(['reserved o1-1', 'settle o1-1 b1']);
});

test('every submit stores an order of its own', async () => {
  const { seen, send, shop } = await order({ 3: 'refused' });
  await send({ type: 'order.submit', product: shop.product, form });
  expect(seen.stored).toEqual(['reserved o1-1', 'return o1-1 t1 2', 'missing o1-1', 'reserved o1-2', 'settle o1-2 b1']);
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
    expect([value, shop.state.bookings.length, shop.state.tool?.quantity]).toEqual(['notArrived', 1, 5]);
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
  expect(shop.state.log.slice(3)).toEqual(['createBooking:requestLost', 'listOwnBookings', 'listOwnBookings', 'getTool', 'updateTool']);
});

describe('a PUT of the stock without a response', () => {
  test('is sent again if the stock is untouched', async () => {
    const { shop, snapshot } = await order({ 2: 'requestLost' });
    expect([snapshot.value, shop.state.tool?.quantity]).toEqual(['booked', 3]);
    expect(shop.state.log.filter((name) => name.startsWith('updateTool'))).toEqual(['updateTool:requestLost', 'updateTool']);
  });

  test('is sent twice at most', async () => {
    const { shop, snapshot, seen } = await order({ 2: 'requestLost', 4: 'requestLost' });
    expect([snapshot.value, shop.state.tool?.quantity, seen.stored]).toEqual(['refused', 5, []]);
    expect(shop.state.log.filter((name) => name.startsWith('updateTool'))).toHaveLength(2);
  });

  test('is not sent again if it was refused', async () => {
    const { shop, snapshot } = await order({ 2: 'refused' });
    expect([snapshot.value, shop.state.log.at(-1), shop.state.log.length]).toEqual(['refused', 'getTool', 4]);
  });

  test.each([
    ['someone else has changed the stock', 1],
    ['the tool is gone', null],
  ])('leaves the stock alone and records a conflict if %s', async (_, quantity) => {
    let reads = 0;
    const { shop, snapshot, seen } = await order({ 2: 'requestLost' }, (prepared) =>
      changeProduct(prepared, (product) =>
        (reads += 1) === 1 ? product : quantity === null ? null : product && { ...product, stock: quantity },
      ),
    );
    expect([snapshot.value, reads, shop.state.log.filter((name) => name.startsWith('updateTool')).length]).toEqual(['refused', 2, 1]);
    expect(seen.unconfirmed).toEqual([{ id: 'o1-1', toolId: 't1', amount: 2, write: { from: 3, to: 5 } }]);
  });

  test('stays stored if the stock cannot be read, so that the next start undoes it', async () => {
    const { snapshot, seen, shop } = await order({ 2: 'responseLost', 3: 'requestLost' });
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
    expect([snapshot.value, puts(), snapshot.context.failure?.status, snapshot.context.reserved]).toEqual(['refused', 6, 412, null]);
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

describe('a booking of an earlier submit that arrived late', () => {
  const late = {
    ...form,
    _id: 'b0',
    name: 'Wrench',
    img: '',
    email: 'shopper@example.com',
    price: 194.7,
    quantity: 3,
    paid: false,
    transactionId: '',
  };
  interface Late {
    found?: Partial<Product> | null;
    quantity?: number | null;
    faults?: Record<number, Fault>;
    isMissing?: boolean;
  }

  /** Submits an order. The app finds the late booking, and reads `found` when the shopper keeps it. */
  async function openLate({ found = {}, quantity = 3, faults = {}, isMissing = true }: Late = {}) {
    let isKept = false;
    const prepare = (prepared: Shop) => {
      Object.assign(prepared, {
        findLateBooking: fromPromise(async () => ({ late: { orderId: 'o0-1', booking: { ...late, quantity }, isStockTaken: false } })),
      });
      changeProduct(prepared, (product) => (isKept && found === null ? null : product && { ...product, ...(isKept && found) }));
    };
    const run = await order(faults, prepare, isMissing);
    expect(run.snapshot.value).toBe('late');
    expect([run.snapshot.context.late?.booking, run.seen.heldLocks]).toEqual([{ ...late, quantity }, 0]);
    isKept = true;
    run.shop.state.bookings.push(late);
    return run;
  }

  test('takes its stock when the shopper keeps it, without a second booking', async () => {
    const { send, shop, seen } = await openLate();
    const { value, context } = await send({ type: 'order.keepLate' });
    expect([value, shop.state.tool?.quantity, shop.state.bookings, seen.heldLocks]).toEqual(['booked', 2, [late], 0]);
    expect(context).toMatchObject({ form: { ...form, quantity: 3 }, reserved: { from: 5, to: 2 }, product: { stock: 5 } });
    expect(seen.stored).toEqual(['keeping o0-1 b0 5 2', 'settle o0-1 b0']);
  });

  test('takes the last item', async () => {
    const { send, shop } = await openLate({ quantity: 5 });
    expect([(await send({ type: 'order.keepLate' })).value, shop.state.tool?.quantity]).toEqual(['booked', 0]);
  });

  test.each<[string, Late]>([
    ['the product is gone', { found: null }],
    ['its stock is unknown', { found: { stock: null } }],
    ['its stock cannot be changed', { found: { kind: 'camera' } }],
    ['too little is left', { quantity: 6 }],
    ['its quantity is unknown', { quantity: null }],
  ])('stands without its stock if %s', async (_, options) => {
    const { send, shop } = await openLate(options);
    const { value, context } = await send({ type: 'order.keepLate' });
    expect([value, shop.state.tool?.quantity, context.reserved]).toEqual(['booked', 5, null]);
    expect(shop.state.log).not.toContain('updateTool');
  });

  test('can be kept again if the product cannot be read', async () => {
    const { send, seen } = await openLate({ faults: { 2: 'refused' } });
    const failed = await send({ type: 'order.keepLate' });
    expect([failed.value, failed.context.failure?.status, seen.heldLocks]).toEqual(['late', 400, 0]);
    const kept = await send({ type: 'order.keepLate' });
    expect([kept.value, kept.context.failure]).toEqual(['booked', null]);
  });

  test('stays if its stock is refused, and is booked if it is unknown whether it was taken', async () => {
    const refused = await openLate({ faults: { 3: 'refused' } });
    expect((await refused.send({ type: 'order.keepLate' })).value).toBe('late');
    const unknown = await openLate({ faults: { 3: 'responseLost', 4: 'requestLost' } });
    expect([(await unknown.send({ type: 'order.keepLate' })).value, unknown.shop.state.tool?.quantity]).toEqual(['booked', 2]);
  });

  test('is not asked about a second time when the form is sent again for an equal one', async () => {
    const found = [{ orderId: 'o0-1', booking: { ...late, quantity: 2 }, isStockTaken: true }];
    const { send, shop } = await order({}, (prepared) =>
      Object.assign(prepared, { findLateBooking: fromPromise(async () => ({ late: found.pop() ?? null })) }),
    );
    shop.state.bookings.push({ ...late, quantity: 2 });
    expect((await send({ type: 'order.submit', product: shop.product, form })).value).toBe('booked');
    expect(shop.state.bookings).toHaveLength(2);
  });

  test('is kept first when the form is sent again', async () => {
    const { send, shop, seen } = await openLate();
    await send({ type: 'order.submit', product: shop.product, form });
    expect([shop.state.tool?.quantity, seen.stored]).toEqual([2, ['keeping o0-1 b0 5 2', 'settle o0-1 b0']]);
  });

  test('is shown again, and nothing is ordered, if its stock is refused when the form is sent again', async () => {
    const { send, shop, seen } = await openLate({ faults: { 3: 'refused' } });
    const { value, context } = await send({ type: 'order.submit', product: shop.product, form });
    expect([value, context.failure?.status, shop.state.bookings, seen.heldLocks]).toEqual(['late', 400, [late], 0]);
    // Keeping it then makes no other one.
    expect((await send({ type: 'order.keepLate' })).value).toBe('booked');
    expect([shop.state.tool?.quantity, shop.state.bookings]).toEqual([2, [late]]);
  });

  test('stands as it is if another tab has kept it', async () => {
    const run = await openLate({ isMissing: false });
    const { value } = await run.send({ type: 'order.keepLate' });
    expect([value, run.shop.state.tool?.quantity, run.seen.stored.at(-1)]).toEqual(['booked', 5, 'keeping o0-1 b0 5 2']);
  });
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
    } else if (settled.matches('refused') || settled.matches('notArrived')) {
      expect(run.shop.state.log.some((name) => name.startsWith('createBooking'))).toBe(settled.matches('notArrived'));
      expect(bookings).toEqual([]);
      expect(run.seen.announced).toEqual([]);
      // No stock is lost silently: it is complete, or the order is still stored, or its pending stock return.
      if (tool?.quantity !== 5 && stockReturns.length === 0) expect(run.seen.stored).toEqual([]);
      else if (tool?.quantity !== 5)
        expect([tool?.quantity, stockReturns]).toEqual([3, [expect.objectContaining({ toolId: 't1', amount: 2 })]]);
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
