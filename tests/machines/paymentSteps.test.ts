import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentEvent, PendingPayment, StoredPayment } from '#machines/payment/payment.setup.ts';
import { booking as order } from '#tests/support/booking.ts';
import { http } from '#tests/support/fakeShop.ts';
import { pending as charged } from '#tests/support/pendingPayment.ts';
import { scriptedCalls } from '#tests/support/scriptedActors.ts';

const secret = 'pi_1_secret_x';
const nothing = { pending: null, clientSecret: null };
const pending: PendingPayment = { ...charged, stage: 'confirming', transactionId: '' };
const paid = { ...order, paid: true, transactionId: 'pi_1' };
const succeeded = { state: 'succeeded', transactionId: 'pi_1' };

/** Opens the payment page and answers its calls in turn. */
async function open({ isLocked = false, mayAuthenticate = true } = {}, ...answers: unknown[]) {
  const { call, calledWith, calls, answer: answerOne } = scriptedCalls();
  const stored: StoredPayment[] = [];
  const machine = paymentMachine.provide({
    actors: {
      holdLock: fromCallback<PaymentEvent, { name: string }>(({ sendBack }) => {
        if (!isLocked) sendBack({ type: 'lock.granted' });
      }),
      readStored: call('readStored'),
      getBooking: call('getBooking'),
      checkAdmin: call('checkAdmin'),
      openCardField: call('openCardField'),
      createPaymentIntent: call('createPaymentIntent'),
      createPaymentMethod: call('createPaymentMethod'),
      confirmPayment: call('confirmPayment'),
      authenticate: call('authenticate'),
      retrievePayment: call('retrievePayment'),
      recordPayment: call('recordPayment'),
    },
    actions: { persistPending: (_, payment) => void stored.push(payment) },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { bookingId: 'b1', email: 'sam@example.com', mayAuthenticate } }).start();
  const answer = async (...values: unknown[]) => {
    for (const value of values) await answerOne(value);
  };
  await answer(...answers);
  return {
    actor,
    answer,
    clock,
    stored,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    names: () => calls.map(({ name }) => name),
    lastCall: () => calledWith().at(-1),
  };
}

/** Opens the page until Pay can be clicked. */
const openReady = () => open({}, nothing, order, undefined, { clientSecret: secret });

/** Clicks Pay, and answers until the card is being charged. */
async function openConfirming() {
  const page = await openReady();
  page.actor.send({ type: 'payment.pay' });
  await page.answer({ state: 'created', paymentMethodId: 'pm_1' }, nothing, order);
  expect(page.state()).toBe('confirming');
  return page;
}

test("charges the order's price with its billing details, and stores the payment with its secret before that", async () => {
  const page = await openReady();
  expect(page.lastCall()).toEqual(['createPaymentIntent', { body: { price: order.price } }]);
  page.actor.send({ type: 'payment.pay' });
  expect(page.lastCall()).toEqual(['createPaymentMethod', { name: order.name, email: order.email, phone: order.phone }]);
  await page.answer({ state: 'created', paymentMethodId: 'pm_1' }, nothing, order);
  expect(page.lastCall()).toEqual(['confirmPayment', { clientSecret: secret, paymentMethodId: 'pm_1' }]);
  expect(page.stored).toEqual([{ pending, clientSecret: secret }]);
});

test('stores a charged payment without its secret, and records it', async () => {
  const page = await openConfirming();
  await page.answer(succeeded);
  expect(page.lastCall()).toEqual(['recordPayment', { id: 'b1', body: { appointment: 'b1', transactionId: 'pi_1' } }]);
  expect(page.stored.at(-1)).toEqual({ pending: charged, clientSecret: null });
  expect(page.context()).toMatchObject({ clientSecret: null, paymentMethodId: null, intentPrice: null });
});

test('a decline shows the form at once, without reading the order again', async () => {
  const page = await openConfirming();
  const calls = page.names().length;
  await page.answer({ state: 'declined', message: 'No.' });
  expect([page.state(), page.names().length, page.context().pending, page.context().hasLock]).toEqual(['declined', calls, null, false]);
});

test('keeps why the order cannot be read, and starts again on Retry', async () => {
  const page = await open({}, nothing, http(500));
  expect([page.state(), page.context().failure?.status]).toEqual(['failed', 500]);
  page.actor.send({ type: 'payment.retry' });
  await page.answer(nothing, order);
  expect([page.state(), page.context().failure]).toEqual(['openingCardField', null]);
});

test('keeps the intent of a page whose stored payment could not be read', async () => {
  const page = await openReady();
  page.actor.send({ type: 'payment.pay' });
  await page.answer({ state: 'created', paymentMethodId: 'pm_1' }, http(500));
  expect([page.state(), page.context().paymentMethodId, page.context().hasLock]).toEqual(['failed', null, false]);
  page.actor.send({ type: 'payment.retry' });
  await page.answer(nothing, order, undefined);
  expect([page.state(), page.names().filter((name) => name === 'createPaymentIntent').length]).toEqual(['ready', 1]);
});

describe('recording is proven only by', () => {
  test('an answer that is the order with this transaction', async () => {
    const page = await openConfirming();
    await page.answer(succeeded, paid);
    expect([page.state(), page.names().at(-1)]).toEqual(['paid', 'recordPayment']);
  });

  test.each([
    ['another order', { ...paid, _id: 'b2' }],
    ['another transaction', { ...paid, transactionId: 'pi_9' }],
    ['no transaction', { ...paid, transactionId: '' }],
    ['nothing', null],
  ])('the order itself if the answer has %s', async (_, answer) => {
    const page = await openConfirming();
    await page.answer(succeeded, answer);
    expect([page.state(), page.lastCall()]).toEqual(['verifyingOrder', ['getBooking', { id: 'b1' }]]);
    expect(page.context().failure).toEqual({ kind: 'shape', status: null, isAmbiguous: true });
    await page.answer(paid);
    expect(page.state()).toBe('paid');
  });

  test.each([
    ['is gone', null, 'orphaned', 404],
    ['is gone, with a 404', http(404), 'orphaned', 404],
    ['has another transaction', { ...paid, transactionId: 'pi_9' }, 'orphaned', 409],
  ] as const)('an order that %s cannot take the payment', async (_, answer, state, status) => {
    const page = await openConfirming();
    await page.answer(succeeded, null, answer);
    expect([page.state(), page.context().failure]).toEqual([state, { kind: 'http', status, isAmbiguous: false }]);
    expect(page.stored.at(-1)?.pending?.stage).toBe('orphaned');
  });
});

describe('a stored payment', () => {
  test('that is charged is recorded without the lock', async () => {
    const page = await open({ isLocked: true }, { pending: charged, clientSecret: null });
    expect([page.state(), page.context()]).toEqual(['recording', expect.objectContaining({ isStored: true, pending: charged })]);
  });

  test('that only this tab has waits for the lock, even if it is charged', async () => {
    const page = await open({ isLocked: true }, { pending: charged, clientSecret: null, isStored: false });
    expect(page.state()).toBe('queueing');
    const other = await open(
      {},
      { pending: charged, clientSecret: null, isStored: false },
      { pending: charged, clientSecret: null, isStored: false },
    );
    expect([other.state(), other.context().isStored]).toEqual(['recording', false]);
  });

  test('is looked up with its card', async () => {
    const restored = { pending, clientSecret: secret };
    const page = await open({}, restored, restored);
    expect([page.state(), page.lastCall()]).toEqual(['lookingUp', ['retrievePayment', { clientSecret: secret, paymentMethodId: 'pm_1' }]]);
    expect(page.context()).toMatchObject({ isStored: true, intentPrice: order.price, hasLock: true });
  });

  test('without its secret is looked for in the order', async () => {
    const restored = { pending, clientSecret: null };
    const page = await open({}, restored, restored);
    expect(page.state()).toBe('checkingOrder');
    await page.answer(order);
    expect([page.state(), page.context().hasLock]).toEqual(['lost', false]);
  });

  test('that was declined shows the form again, with the same intent', async () => {
    const restored = { pending, clientSecret: secret };
    const page = await open({}, restored, restored, { state: 'declined', message: 'No.' }, order, undefined);
    expect([page.state(), page.context().clientSecret, page.context().refusal]).toEqual([
      'declined',
      secret,
      { reason: 'declined', message: 'No.' },
    ]);
    expect(page.names()).not.toContain('createPaymentIntent');
  });

  test('that looks untried counts as untried after six more look-ups', async () => {
    const restored = { pending, clientSecret: secret };
    const untried = { state: 'declined', message: '' };
    const page = await open({}, restored, restored, untried);
    for (let lookup = 0; lookup < 6; lookup += 1) {
      expect(page.state()).toBe('processing');
      page.clock.increment(2 ** lookup * 1000 - 1);
      expect(page.state()).toBe('processing');
      page.clock.increment(1);
      expect(page.state()).toBe('polling');
      await page.answer(untried);
    }
    expect(page.state()).toBe('loading');
  });

  test.each([
    [true, 'authenticatingUnseen'],
    [false, 'unknown'],
  ])("asks for the bank's authentication only after a click (%s)", async (mayAuthenticate, state) => {
    const restored = { pending, clientSecret: secret };
    const page = await open({ mayAuthenticate }, restored, restored, { state: 'actionRequired' });
    expect(page.state()).toBe(state);
  });
});

test("looks the payment up if the bank's authentication does not open", async () => {
  const page = await openConfirming();
  await page.answer({ state: 'actionRequired' });
  expect([page.state(), page.lastCall()]).toEqual(['authenticating', ['authenticate', { clientSecret: secret }]]);
  await page.answer(new Error('blocked'));
  expect([page.state(), page.context().mayAuthenticate]).toEqual(['checking', false]);
  const restored = { pending, clientSecret: secret };
  const reloaded = await open({}, restored, restored, { state: 'actionRequired' }, new Error('blocked'));
  expect([reloaded.state(), reloaded.context().mayAuthenticate]).toEqual(['lookingUp', false]);
});
