import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { productOfTool } from '#contract/entities/product.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { type OrderEvent, toStoredId } from '#machines/order/order.setup.ts';
import type { StockOutcome, StockResult } from '#machines/stock/changeStock.machine.ts';
import { booking as row, orderForm as form } from '#tests/support/booking.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { scriptedCalls } from '#tests/support/scriptedActors.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';

const product = productOfTool(wrench);
const { _id: _row, paid: _paid, transactionId: _transaction, ...sent } = row;
const submit: OrderEvent = { type: 'order.submit', product, form };
const known = { ...row, _id: 'b0', name: 'Lamp' };
const notSent = () => new ApiError('offline', { message: 'x', notApplied: true });
const left = (stock: number | null) => ({ ...product, stock });
const stored = { isStored: true, idempotencyKey: 'o1-1' };
/** The result of the change of the stock. */
const ended = (outcome: StockOutcome, failure: StockResult['failure'] = null): StockResult => ({ outcome, failure, stock: null });
const taken = ended('changed');
const timeout = { kind: 'timeout' as const, status: null, isAmbiguous: true };

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
      listOwnBookings: call('listOwnBookings'),
      settleEarlier: call('settleEarlier'),
      findProduct: call('findProduct'),
      persistOrder: call('persistOrder'),
      // The order needs only to know how it ended.
      changeStock: call('changeStock') as never,
      createBooking: call('createBooking'),
      returnStock: call('returnStock'),
    },
    actions: {
      persistReserved: ({ context }) => void log.push(['reserved', toStoredId(context)]),
      deleteOrder: ({ context }) => void log.push(['deleted', toStoredId(context)]),
      settleOrder: ({ context }) => void log.push(['settled', { id: toStoredId(context), bookingId: context.booking?._id }]),
      recordConflict: ({ context }) => void log.push(['conflict', toStoredId(context)]),
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

const NONE = { adopted: [] };
/** The answers until the stock is being taken, and until the booking is being sent. */
const untilReserving = [[known], NONE, product, stored];
const untilBooking = [...untilReserving, taken];

test('sends and stores each step of an order with its own content', async () => {
  const page = await open('free');
  expect(page.lastCall()).toEqual(['listOwnBookings', { email: 'sam@example.com' }]);
  await page.answer([known]);
  expect(page.lastCall()).toEqual(['settleEarlier', { email: 'sam@example.com', productId: 't1', listed: [known], booking: sent }]);
  await page.answer(NONE);
  expect(page.lastCall()).toEqual(['findProduct', product]);
  await page.answer(product);
  const order = { id: 'o1-1', product, booking: sent, before: ['b0'], write: { from: 5, to: 3 } };
  expect(page.lastCall()).toEqual(['persistOrder', order]);
  await page.answer(stored);
  expect(page.lastCall()).toEqual(['changeStock', { toolId: 't1', write: { from: 5, to: 3 } }]);
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
    ['that fails refuses the order', 'failing', undefined],
  ] as const)('%s', async (_, lock, reason) => {
    const page = await open(lock);
    if (lock === 'taken') {
      page.clock.increment(29_999);
      expect([page.state(), page.locks.held]).toEqual(['queueing', 1]);
      page.clock.increment(1);
    }
    expect([page.state(), page.context().failure?.kind, page.locks.held, page.names()]).toEqual(['refused', reason, 0, []]);
    page.locks.next = 'free';
    page.actor.send(submit);
    expect([page.state(), page.context().failure]).toEqual(['listing', null]);
  });

  test.each([
    ['soldOut', [[], NONE, left(0)]],
    ['overStock', [[], NONE, left(1)]],
    ['changed', [[], NONE, { ...product, price: 70 }]],
    ['gone', [[], NONE, null]],
    ['refused', [http(500)]],
    ['refused', [[], new Error('own')]],
    ['repeated', [[], { adopted: [{ ...row, quantity: 3 }] }]],
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

test.each([
  ['the bookings cannot be listed', [http(500)], 500],
  ['what earlier orders have left cannot be settled', [[], http(503)], 503],
  ['the product cannot be read', [[], NONE, http(500)], 500],
  ['the order cannot be stored', [[], NONE, product, new Error('own')], null],
] as const)('sends nothing if %s', async (_, answers, status) => {
  const page = await open('free', ...answers);
  expect([page.state(), page.context().failure?.status ?? null, page.locks.held]).toEqual(['refused', status, 0]);
  expect(page.names()).not.toContain('changeStock');
});

describe('the stock', () => {
  test('that is taken is stored before the booking is sent', async () => {
    const page = await open('free', ...untilReserving, ended('changed', timeout));
    expect([page.state(), page.log, page.context().failure]).toEqual(['booking', [['reserved', 'o1-1']], null]);
  });

  test.each([
    ['notSent', { kind: 'offline' as const, status: null, isAmbiguous: false }],
    ['refused', { kind: 'http' as const, status: 403, isAmbiguous: false }],
  ] as const)('that is certainly not taken leaves nothing stored: %s', async (outcome, failure) => {
    const page = await open('free', ...untilReserving, ended(outcome, failure));
    expect([page.state(), page.context(), page.log, page.locks.held]).toEqual([
      'refused',
      expect.objectContaining({ failure }),
      [['deleted', 'o1-1']],
      0,
    ]);
  });

  test('keeps that an accepted PUT proved nothing', async () => {
    const page = await open('free', ...untilReserving, ended('untouched'));
    expect([page.state(), page.context().failure]).toEqual(['refused', { kind: 'shape', status: null, isAmbiguous: true }]);
  });

  test('that another shopper changed first is read again, and the stored order is deleted', async () => {
    const page = await open('free', ...untilReserving, ended('outdated'));
    expect([page.state(), page.log]).toEqual(['checking', [['deleted', 'o1-1']]]);
    await page.answer(left(4), stored);
    expect(page.lastCall()).toEqual(['changeStock', { toolId: 't1', write: { from: 4, to: 2 } }]);
  });

  test('that changed while the PUT had no response is left alone', async () => {
    const page = await open('free', ...untilReserving, ended('conflict', timeout));
    expect([page.state(), page.log]).toEqual(['refused', [['conflict', 'o1-1']]]);
  });

  test.each(['untouched', 'unknown', 'gone'] as const)('that may be taken later is left to what is stored: %s', async (outcome) => {
    const page = await open('free', ...untilReserving, ended(outcome, timeout));
    expect([page.state(), page.context().failure, page.log, page.locks.held]).toEqual(['refused', timeout, [], 0]);
    expect(page.names()).not.toContain('returnStock');
  });

  test.each(['untouched', 'unknown', 'gone'] as const)(
    'that may be taken later is given back by this page if nothing is stored: %s',
    async (outcome) => {
      const page = await open('free', [], NONE, product, { ...stored, isStored: false }, ended(outcome, timeout));
      expect([page.state(), page.lastCall()]).toEqual(['returning', ['returnStock', { id: 'o1-1', isAnswered: false }]]);
      await page.answer(undefined);
      expect([page.state(), page.locks.held]).toEqual(['refused', 0]);
    },
  );
});

describe('giving the stock back', () => {
  const unbooked = [...untilBooking, notSent()];

  test('ends the order, which keeps the lock until then', async () => {
    const page = await open('free', ...unbooked);
    expect([page.state(), page.lastCall(), page.locks.held]).toEqual(['returning', ['returnStock', { id: 'o1-1', isAnswered: false }], 1]);
    await page.answer(undefined);
    expect([page.state(), page.context().failure?.kind, page.locks.held]).toEqual(['refused', 'offline', 0]);
  });

  test('ends the order although it fails', async () => {
    const page = await open('free', ...unbooked, new Error('own'));
    expect([page.state(), page.locks.held]).toEqual(['refused', 0]);
  });

  test('is decided by what is stored if the change of the stock itself fails', async () => {
    const page = await open('free', ...untilReserving, new Error('own'));
    expect(page.state()).toBe('returning');
    await page.answer(undefined);
    expect(page.state()).toBe('refused');
  });
});

describe('the booking', () => {
  test.each([
    ['nothing', null],
    ['another row', { ...row, quantity: 1 }],
    ['a row from before', { ...row, _id: 'b0' }],
  ])('is looked for if the POST is answered with %s', async (_, answer) => {
    const page = await open('free', ...untilBooking, answer);
    expect([page.state(), page.lastCall()]).toEqual(['verifying', ['listOwnBookings', { email: 'sam@example.com' }]]);
    expect(page.context().failure).toEqual({ kind: 'shape', status: null, isAmbiguous: true });
    await page.answer([known, row]);
    expect([page.state(), page.context().booking, page.log.at(-1)]).toEqual(['booked', row, ['settled', { id: 'o1-1', bookingId: 'b1' }]]);
  });

  test('is looked for once if it was refused', async () => {
    const page = await open('free', ...untilBooking, http(400), [known]);
    expect([page.state(), page.context().failure?.status]).toEqual(['returning', 400]);
    await page.answer(undefined);
    expect(page.state()).toBe('notArrived');
  });

  test('is looked for again after 2 s if it got no response', async () => {
    const page = await open('free', ...untilBooking, unanswered(), [known]);
    expect(page.state()).toBe('pausing');
    page.clock.increment(1999);
    expect(page.state()).toBe('pausing');
    page.clock.increment(1);
    await page.answer([known]);
    expect(page.state()).toBe('returning');
  });

  test('of a product without stock is sent without taking any', async () => {
    const page = await open('free', [], NONE, { ...product, kind: 'camera' }, stored);
    expect(page.lastCall()).toEqual(['createBooking', { body: sent, idempotencyKey: 'o1-1' }]);
    await page.answer(notSent(), undefined);
    expect([page.state(), page.log, page.locks.held]).toEqual(['refused', [], 0]);
  });

  test('that cannot be looked for keeps the lock, is left to the next start, and has two more tries after Check again', async () => {
    const page = await open('free', ...untilBooking, unanswered(), http(500));
    expect([page.state(), page.locks.held]).toEqual(['unconfirmed', 1]);
    expect(page.actor.getSnapshot().context.isCheckedAgain).toBe(false);
    page.actor.send({ type: 'order.checkAgain' });
    await page.answer([known]);
    expect(page.actor.getSnapshot().context.isCheckedAgain).toBe(true);
    page.clock.increment(2000);
    await page.answer([known, row]);
    expect([page.state(), page.locks.held]).toEqual(['booked', 0]);
  });
});

test('an answer that may be repeated is not believed, and uses up its key', async () => {
  const page = await open('free', [known], NONE, product, { isStored: true, idempotencyKey: 'o0-1' }, taken, row, [known]);
  expect(page.state()).toBe('pausing');
  page.clock.increment(2000);
  await page.answer([known]);
  expect(page.lastCall()).toEqual(['returnStock', { id: 'o1-1', isAnswered: true }]);
});

test('only an unconfirmed order can be settled by the next start', () => {
  const states = Object.values(orderMachine.states).filter(({ tags }) => tags.includes('settleable'));
  expect(states.map(({ key }) => key)).toEqual(['unconfirmed']);
});
