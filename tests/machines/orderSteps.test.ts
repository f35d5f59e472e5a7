import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { productOfTool } from '#contract/entities/product.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import type { LateBooking, OrderEvent } from '#machines/order/order.setup.ts';
import { booking as row } from '#tests/support/booking.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { scriptedCalls } from '#tests/support/scriptedActors.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';

const product = productOfTool(wrench);
const form = { date: '2026-12-04', quantity: 2, address: '1 Garage Lane', phone: '+1 555 0100' };
const { _id: _row, paid: _paid, transactionId: _transaction, ...sent } = row;
const submit: OrderEvent = { type: 'order.submit', product, form };
const known = { ...row, _id: 'b0', name: 'Lamp' };
const late = { orderId: 'o0-1', booking: { ...row, _id: 'b7', quantity: 3 }, isStockTaken: false };
const notSent = () => new ApiError('offline', { message: 'x', notApplied: true });
const outdated = () => new ApiError('http', { message: 'x', status: 412, notApplied: true });
const left = (stock: number | null) => ({ ...product, stock });
const stored = { isStored: true, idempotencyKey: 'o1-1' };
const taken = { ...wrench, quantity: 3 };

type Lock = 'free' | 'taken' | 'failing';

/** Opens the page of a product, and answers the calls of an order in turn. */
async function open(lock: Lock, ...answers: unknown[]) {
  const { call, calledWith, calls, answer: answerOne } = scriptedCalls();
  const log: unknown[] = [];
  const locks = { next: lock, held: 0 };
  const machine = orderMachine.provide({
    actors: {
      holdLock: fromCallback<OrderEvent, { name: string }>(({ sendBack }) => {
        locks.held += 1;
        if (locks.next !== 'taken') sendBack({ type: locks.next === 'free' ? 'lock.granted' : 'lock.failed' });
        return () => void (locks.held -= 1);
      }),
      settleEarlier: fromPromise<{ late: LateBooking | null }, { email: string; productId: string }>(async () => ({ late: null })),
      listOwnBookings: call('listOwnBookings'),
      findLateBooking: call('findLateBooking'),
      findProduct: call('findProduct'),
      persistOrder: call('persistOrder'),
      updateTool: call('updateTool'),
      createBooking: call('createBooking'),
      persistReturn: call('persistReturn'),
      persistKeeping: call('persistKeeping'),
      // The order needs only to know that it ended.
      returnStock: call('returnStock') as never,
    },
    actions: {
      persistReserved: (_, { id }) => void log.push(['reserved', id]),
      deleteOrder: (_, { id }) => void log.push(['deleted', id]),
      settleOrder: (_, order) => void log.push(['settled', order]),
      persistMissing: (_, { id, isAnswered }) => void log.push(['missing', id, ...(isAnswered ? ['answered'] : [])]),
      deleteReturn: (_, { id }) => void log.push(['return deleted', id]),
      recordConflict: (_, stockReturn) => void log.push(['conflict', stockReturn]),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { id: 'o1', email: 'sam@example.com', product } }).start();
  actor.send(submit);
  await settle();
  const answer = async (...values: unknown[]) => {
    for (const value of values) await answerOne(value);
  };
  await answer(...answers);
  return {
    actor,
    answer,
    clock,
    log,
    locks,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    names: () => calls.map(({ name }) => name),
    lastCall: () => calledWith().at(-1),
  };
}

const NONE = { late: null };
/** The answers until the stock is being taken, and until the booking is being sent. */
const untilReserving = [[known], NONE, product, stored];
const untilBooking = [...untilReserving, taken];

test('sends and stores each step of an order with its own content', async () => {
  const page = await open('free');
  expect(page.lastCall()).toEqual(['listOwnBookings', { email: 'sam@example.com' }]);
  await page.answer([known]);
  expect(page.lastCall()).toEqual(['findLateBooking', { email: 'sam@example.com', productId: 't1', listed: [known] }]);
  await page.answer(NONE);
  expect(page.lastCall()).toEqual(['findProduct', product]);
  await page.answer(product);
  const order = { id: 'o1-1', product, booking: sent, before: ['b0'], reserved: { from: 5, to: 3 } };
  expect(page.lastCall()).toEqual(['persistOrder', order]);
  await page.answer(stored);
  expect(page.lastCall()).toEqual(['updateTool', { id: 't1', body: { quantity: 3 } }]);
  await page.answer(taken);
  expect(page.lastCall()).toEqual(['createBooking', { body: sent, idempotencyKey: 'o1-1' }]);
  expect(page.log).toEqual([['reserved', 'o1-1']]);
  await page.answer(row);
  expect([page.state(), page.context().booking, page.locks.held]).toEqual(['booked', row, 0]);
  expect(page.log).toEqual([
    ['reserved', 'o1-1'],
    ['settled', { id: 'o1-1', bookingId: 'b1' }],
  ]);
});

describe('the lock', () => {
  test.each([
    ['of a product that another tab orders is waited for only so long', 'taken', 'busy'],
    ['that fails refuses the order', 'failing', 'refused'],
  ] as const)('%s', async (_, lock, state) => {
    const page = await open(lock);
    if (lock === 'taken') {
      page.clock.increment(29_999);
      expect([page.state(), page.locks.held]).toEqual(['queueing', 1]);
      page.clock.increment(1);
    }
    expect([page.state(), page.locks.held, page.names()]).toEqual([state, 0, []]);
    page.locks.next = 'free';
    page.actor.send(submit);
    expect(page.state()).toBe('settling');
  });

  test.each([
    ['soldOut', [[], NONE, left(0)]],
    ['overStock', [[], NONE, left(1)]],
    ['changed', [[], NONE, { ...product, price: 70 }]],
    ['gone', [[], NONE, null]],
    ['refused', [http(500)]],
    ['late', [[], { late }]],
  ])('is released and nothing is stored if the order is %s, and the form can be sent again', async (state, answers) => {
    const page = await open('free', ...answers);
    expect([page.state(), page.locks.held, page.log]).toEqual([state, 0, []]);
    page.actor.send(submit);
    expect([page.context().failure, page.locks.held]).toEqual([null, 1]);
  });
});

test('a quantity below a raised minimum is shown as a change', async () => {
  const page = await open('free', [], NONE, { ...product, minOrderQuantity: 3 });
  expect(page.state()).toBe('changed');
});

test('a late booking that cannot be looked for does not keep the shopper from ordering', async () => {
  const page = await open('free', [], new Error('own'));
  expect(page.state()).toBe('checking');
});

test.each([
  ['the bookings cannot be listed', [http(500)], 500],
  ['the product cannot be read', [[], NONE, http(500)], 500],
  ['the order cannot be stored', [[], NONE, product, new Error('own')], null],
] as const)('sends nothing if %s', async (_, answers, status) => {
  const page = await open('free', ...answers);
  expect([page.state(), page.context().failure?.status ?? null, page.locks.held]).toEqual(['refused', status, 0]);
  expect(page.names()).not.toContain('updateTool');
});

describe('the stock', () => {
  test.each([
    ['nothing', null],
    ['another tool', { ...taken, _id: 't2' }],
    ['another stock', { ...taken, quantity: 4 }],
    ['a refusal', http(403)],
    ['no response', unanswered()],
  ])('is read if the PUT is answered with %s, and counts as taken only then', async (_, answer) => {
    const page = await open('free', ...untilReserving, answer);
    expect([page.state(), page.lastCall(), page.log]).toEqual(['verifyingStock', ['findProduct', product], []]);
    await page.answer(left(3));
    expect([page.state(), page.log, page.context().failure]).toEqual(['booking', [['reserved', 'o1-1']], null]);
  });

  test('keeps that an accepted PUT proved nothing', async () => {
    const page = await open('free', ...untilReserving, null);
    expect(page.context().failure).toEqual({ kind: 'shape', status: null, isAmbiguous: true });
  });

  test('of a PUT that was never sent is not looked for', async () => {
    const page = await open('free', ...untilReserving, notSent());
    expect([page.state(), page.context(), page.log, page.locks.held]).toEqual([
      'refused',
      expect.objectContaining({ reserved: null, failure: expect.objectContaining({ kind: 'offline' }) }),
      [['deleted', 'o1-1']],
      0,
    ]);
  });

  test('that another shopper changed first is read again, and the stored order is deleted', async () => {
    const page = await open('free', ...untilReserving, outdated());
    expect([page.state(), page.context().reserved, page.log]).toEqual(['checking', null, [['deleted', 'o1-1']]]);
    await page.answer(left(4), stored);
    expect(page.lastCall()).toEqual(['updateTool', { id: 't1', body: { quantity: 2 } }]);
  });

  test('that changed while the PUT had no response is left alone', async () => {
    const page = await open('free', ...untilReserving, unanswered(), left(9));
    const conflict = { id: 'o1-1', toolId: 't1', amount: 2, write: { from: 3, to: 5 } };
    expect([page.state(), page.context().reserved, page.log]).toEqual([
      'refused',
      null,
      [
        ['conflict', conflict],
        ['deleted', 'o1-1'],
      ],
    ]);
  });
});

describe('giving the stock back', () => {
  const amount = { id: 'o1-1', toolId: 't1', amount: 2 };
  const undo = { ...amount, write: { from: 3, to: 5 } };
  const unbooked = [...untilBooking, notSent()];
  const unread = [...untilReserving, unanswered(), http(500)];

  test('after a refused booking stores the return first, and only then forgets the order', async () => {
    const page = await open('free', ...unbooked);
    const stockReturn = { ...amount, write: null };
    expect([page.state(), page.lastCall(), page.log]).toEqual(['persistingReturn', ['persistReturn', stockReturn], [['reserved', 'o1-1']]]);
    await page.answer({ isStored: true });
    expect([page.lastCall(), page.log.at(-1)]).toEqual([
      ['returnStock', { ...stockReturn, isStored: true }],
      ['missing', 'o1-1'],
    ]);
    await page.answer(undefined);
    expect([page.state(), page.context().reserved, page.locks.held]).toEqual(['notArrived', null, 0]);
  });

  test('after a refused booking is left to the next start if only the order is stored', async () => {
    const page = await open('free', ...unbooked, { isStored: false });
    expect([page.state(), page.context().reserved, page.log.at(-1)]).toEqual(['notArrived', null, ['return deleted', 'o1-1']]);
    expect(page.names()).not.toContain('returnStock');
  });

  test('after a refused booking is done by this page if the order is not stored, whether the return is or not', async () => {
    for (const isStored of [false, true]) {
      const page = await open('free', [], NONE, product, { ...stored, isStored: false }, taken, notSent(), { isStored });
      expect(page.lastCall()).toEqual(['returnStock', expect.objectContaining({ ...amount, isStored })]);
    }
  });

  const untouched = [...untilReserving, unanswered(), product, unanswered(), product];
  test.each([
    ['cannot be read', unread],
    ['is untouched after two tries', untouched],
  ])('after a stock that %s is left to what is stored, because the PUT may still arrive', async (_, answers) => {
    const page = await open('free', ...answers);
    expect([page.state(), page.context().reserved, page.log, page.locks.held]).toEqual(['refused', null, [], 0]);
  });

  test('after a stock that cannot be read is done by this page if the order is not stored', async () => {
    const page = await open('free', [], NONE, product, { ...stored, isStored: false }, unanswered(), http(500));
    expect([page.lastCall(), page.log]).toEqual([['returnStock', { ...undo, isStored: false }], [['deleted', 'o1-1']]]);
  });

  test.each([
    ['the return of a refused booking cannot be stored', 'notArrived', [...unbooked, new Error('own')]],
    ['the return of a refused booking fails', 'notArrived', [...unbooked, { isStored: true }, new Error('own')]],
    [
      'the return of a stock that cannot be read fails',
      'refused',
      [[], NONE, product, { ...stored, isStored: false }, unanswered(), http(500), new Error('own')],
    ],
  ])('ends although %s', async (_, state, answers) => {
    const page = await open('free', ...answers);
    expect([page.state(), page.context().reserved, page.locks.held]).toEqual([state, null, 0]);
  });
});

describe('the booking', () => {
  test.each([
    ['nothing', null],
    ['another row', { ...row, quantity: 1 }],
    ['a row from before', { ...row, _id: 'b0' }],
  ])('is looked for if the POST is answered with %s', async (_, answer) => {
    const page = await open('free', ...untilBooking, answer);
    expect([page.state(), page.lastCall()]).toEqual(['verifyingBooking', ['listOwnBookings', { email: 'sam@example.com' }]]);
    expect(page.context().failure).toEqual({ kind: 'shape', status: null, isAmbiguous: true });
    await page.answer([known, row]);
    expect([page.state(), page.context().booking, page.log.at(-1)]).toEqual(['booked', row, ['settled', { id: 'o1-1', bookingId: 'b1' }]]);
  });

  test('is looked for once if it was refused', async () => {
    const page = await open('free', ...untilBooking, http(400), [known]);
    expect([page.state(), page.context().failure?.status]).toEqual(['persistingReturn', 400]);
  });

  test.each([
    ['', untilBooking],
    [', although its stock took two tries', [...untilReserving, unanswered(), product, taken]],
  ])('is looked for again after 2 s if it got no response%s', async (_, answers) => {
    const page = await open('free', ...answers, unanswered(), [known]);
    expect(page.state()).toBe('pausing');
    page.clock.increment(1999);
    expect(page.state()).toBe('pausing');
    page.clock.increment(1);
    await page.answer([known]);
    expect(page.state()).toBe('persistingReturn');
  });

  test('of a product without stock is stored as missing', async () => {
    const page = await open('free', [], NONE, { ...product, kind: 'camera' }, stored);
    expect(page.lastCall()).toEqual(['createBooking', { body: sent, idempotencyKey: 'o1-1' }]);
    await page.answer(notSent());
    expect([page.state(), page.log, page.locks.held]).toEqual(['notArrived', [['missing', 'o1-1']], 0]);
  });

  test('that cannot be looked for keeps the lock, is left to the next start, and has two more tries after Check again', async () => {
    const page = await open('free', ...untilBooking, unanswered(), http(500));
    expect([page.state(), page.locks.held]).toEqual(['unconfirmed', 1]);
    page.actor.send({ type: 'order.checkAgain' });
    await page.answer([known]);
    page.clock.increment(2000);
    await page.answer([known, row]);
    expect([page.state(), page.locks.held]).toEqual(['booked', 0]);
  });
});

test('an answer that may be repeated is not believed, and uses up its key', async () => {
  const page = await open('free', [known], NONE, product, { isStored: true, idempotencyKey: 'o0-1' }, taken, row, [known]);
  expect(page.state()).toBe('pausing');
  page.clock.increment(2000);
  await page.answer([known], { isStored: true });
  expect(page.log.at(-1)).toEqual(['missing', 'o1-1', 'answered']);
});

test('only an unconfirmed order can be settled by the next start', () => {
  const states = Object.values(orderMachine.states).filter(({ tags }) => tags.includes('settleable'));
  expect(states.map(({ key }) => key)).toEqual(['unconfirmed']);
});

describe('keeping a late booking', () => {
  /** Asks the shopper about the late booking, and answers what follows. */
  async function openKeeping(event: OrderEvent, ...answers: unknown[]) {
    const page = await open('free', [known], { late });
    page.actor.send(event);
    await page.answer([known, late.booking], ...answers);
    return page;
  }
  const keep: OrderEvent = { type: 'order.keepLate' };
  const kept = ['settled', { id: 'o0-1', bookingId: 'b7' }];

  test('stores that it is kept before its stock is taken', async () => {
    const page = await openKeeping(keep);
    expect([page.lastCall(), page.locks.held]).toEqual([['findProduct', product], 1]);
    await page.answer(left(9));
    expect(page.lastCall()).toEqual(['persistKeeping', { orderId: 'o0-1', bookingId: 'b7', reserved: { from: 9, to: 6 } }]);
    await page.answer({ isMissing: true });
    expect(page.lastCall()).toEqual(['updateTool', { id: 't1', body: { quantity: 6 } }]);
    await page.answer({ ...wrench, quantity: 6 });
    expect([page.state(), page.log, page.locks.held]).toEqual(['booked', [kept], 0]);
  });

  test.each([
    ['the product cannot be read', [http(500)], 500],
    ['it cannot be stored', [product, new Error('own')], null],
    ['its PUT was never sent', [product, { isMissing: true }, notSent()], null],
  ] as const)('asks again if %s', async (_, answers, status) => {
    for (const again of [keep, submit]) {
      const page = await openKeeping(keep, ...answers);
      expect([page.state(), page.context().failure?.status ?? null, page.locks.held]).toEqual(['late', status, 0]);
      page.actor.send(again);
      expect([page.state(), page.context().failure]).toEqual(['listingForLate', null]);
    }
  });

  test.each(['taken', 'failing'] as const)('asks again if the lock is %s', async (lock) => {
    const page = await open('free', [], { late });
    page.locks.next = lock;
    page.actor.send(keep);
    if (lock === 'taken') {
      page.clock.increment(29_999);
      expect(page.state()).toBe('queueingForLate');
      page.clock.increment(1);
    }
    const reason = lock === 'taken' ? 'busy' : undefined;
    expect([page.state(), page.locks.held, page.context().failure?.kind]).toEqual(['late', 0, reason]);
  });

  test('ends if the booking was removed since it was found', async () => {
    const page = await open('free', [known], { late });
    page.actor.send(keep);
    await page.answer([known]);
    expect([page.state(), page.context().failure?.status, page.log, page.locks.held]).toEqual(['refused', 404, [kept], 0]);
  });

  test('asks again if it is not known whether the booking is still there', async () => {
    const page = await open('free', [known], { late });
    page.actor.send(keep);
    await page.answer(http(503));
    expect([page.state(), page.context().failure?.status, page.log, page.locks.held]).toEqual(['late', 503, [], 0]);
  });

  test('changes no stock if it was never given back', async () => {
    const page = await open('free', [known], { late: { ...late, isStockTaken: true } });
    page.actor.send(keep);
    await page.answer([known, late.booking]);
    expect([page.state(), page.names().includes('updateTool'), page.locks.held]).toEqual(['booked', false, 0]);
  });

  test('stands without its stock if too little is left, and is not asked about again', async () => {
    const page = await openKeeping(keep, left(2));
    expect([page.state(), page.log, page.names().includes('updateTool')]).toEqual(['booked', [kept], false]);
  });

  test('is stored as missing while its stock is not taken', async () => {
    const refused = await openKeeping(keep, product, { isMissing: true }, notSent());
    expect(refused.log).toEqual([['missing', 'o0-1']]);
    const contested = await openKeeping(keep, product, { isMissing: true }, outdated());
    expect([contested.state(), contested.context().reserved, contested.log]).toEqual(['readingForLate', null, [['missing', 'o0-1']]]);
  });

  test('leaves a stock alone that changed while its PUT had no response', async () => {
    const page = await openKeeping(keep, product, { isMissing: true }, unanswered(), left(9));
    const conflict = { id: 'o0-1', toolId: 't1', amount: 3, write: { from: 2, to: 5 } };
    expect([page.state(), page.log]).toEqual(['booked', [['conflict', conflict], kept]]);
  });

  test('leaves its stock to the next start if it cannot be read after the PUT', async () => {
    const page = await openKeeping(keep, product, { isMissing: true }, unanswered(), http(500));
    expect([page.state(), page.log]).toEqual(['booked', []]);
  });

  test.each([
    ['its stock is taken', [product, { isMissing: true }, { ...wrench, quantity: 2 }]],
    ['too little is left', [left(2)]],
    ['another tab has kept it', [product, { isMissing: false }]],
  ])('orders another one afterwards, if the form was sent again and %s', async (_, answers) => {
    const more = { ...form, quantity: 1 };
    const page = await openKeeping({ ...submit, form: more }, ...answers);
    await settle();
    expect([page.state(), page.context()]).toEqual(['listing', expect.objectContaining({ form: more, late: null, another: null })]);
    await page.answer([known, late.booking], NONE, left(2), stored);
    expect(page.lastCall()).toEqual(['updateTool', { id: 't1', body: { quantity: 1 } }]);
    await page.answer({ ...wrench, quantity: 1 });
    expect(page.log.at(-1)).toEqual(['reserved', 'o1-2']);
    expect(page.lastCall()).toEqual(['createBooking', expect.objectContaining({ body: { ...sent, quantity: 1, price: 64.9 } })]);
  });
});
