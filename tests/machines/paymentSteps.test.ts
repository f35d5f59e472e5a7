import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentEvent, PendingPayment, RestoredPayment, StoredPayment } from '#machines/payment/payment.setup.ts';
import { readBookingActor } from '#app/features/payments/payment.actor.ts';
import { booking as order } from '#tests/support/booking.ts';
import { http } from '#tests/support/fakeShop.ts';
import { pending as charged } from '#tests/support/pendingPayment.ts';
import { scriptedCalls } from '#tests/support/scriptedActors.ts';

const secret = 'pi_1_secret_x';
const nothing = { pending: null, clientSecret: null, isStored: true };
const pending: PendingPayment = { ...charged, stage: 'confirming', transactionId: '' };
const paid = { ...order, paid: true, transactionId: 'pi_1' };
const foreign = { ...order, email: 'ines@example.com' };
const withSecret = { pending, clientSecret: secret, isStored: true };
const withoutSecret = { pending, clientSecret: null, isStored: true };
const succeeded = { state: 'succeeded', transactionId: 'pi_1' };

interface Given {
  /** The state of the booking's lock. `taken`: another tab has it. */
  lock?: 'free' | 'taken' | 'failing';
  /** The payment that is stored by the time the page has the lock. */
  stored?: RestoredPayment;
  mayAuthenticate?: boolean;
}

/** Opens the payment page and answers its calls in turn. */
async function open({ lock = 'free', stored: storedByThen = nothing, ...given }: Given = {}, ...answers: unknown[]) {
  const { call, ask, calledWith, calls, answer: answerOne } = scriptedCalls();
  const { signal } = new AbortController();
  const stored: StoredPayment[] = [];
  const deleted: (PendingPayment | null)[] = [];
  let locks = 0;
  const machine = paymentMachine.provide({
    actors: {
      holdLock: fromCallback<PaymentEvent, { name: string; bookingId: string }>(({ sendBack }) => {
        locks += 1;
        if (lock !== 'taken') sendBack(lock === 'free' ? { type: 'lock.granted', stored: storedByThen } : { type: 'lock.failed' });
        return () => void (locks -= 1);
      }),
      readStored: call('readStored'),
      getBooking: call('getBooking'),
      readBooking: readBookingActor({
        getBooking: (input) => ask('getBooking', input, signal),
        checkAdmin: (input) => ask('checkAdmin', input, signal),
      }),
      openCardField: call('openCardField'),
      createPaymentIntent: call('createPaymentIntent'),
      createPaymentMethod: call('createPaymentMethod'),
      confirmPayment: call('confirmPayment'),
      authenticate: call('authenticate'),
      retrievePayment: call('retrievePayment'),
      recordPayment: call('recordPayment'),
    },
    actions: {
      persistPending: ({ context: { pending, clientSecret } }) => void stored.push({ pending, clientSecret }),
      deletePending: ({ context: { pending } }) => void deleted.push(pending),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { bookingId: 'b1', email: 'sam@example.com', ...given } }).start();
  const answer = async (...values: unknown[]) => {
    for (const value of values) await answerOne(value);
  };
  await answer(...answers);
  return {
    actor,
    answer,
    clock,
    stored,
    deleted,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    names: () => calls.map(({ name }) => name),
    lastCall: () => calledWith().at(-1),
    /** How often this page holds or waits for the lock, and if it takes itself for its holder. */
    lock: () => [locks, actor.getSnapshot().context.hasLock],
    send: (...types: Extract<PaymentEvent['type'], `payment.${string}`>[]) => types.forEach((type) => actor.send({ type })),
  };
}

/** Opens the page until Pay can be clicked. */
const openReady = (given: Given = {}) => open(given, nothing, order, undefined, { clientSecret: secret });

/** Clicks Pay, and answers until the order is read again. */
async function openRechecking(given: Given = {}) {
  const page = await openReady(given);
  page.send('payment.pay');
  await page.answer({ state: 'created', paymentMethodId: 'pm_1' });
  expect([page.state(), page.lock()]).toEqual(['recheckingBooking', [1, true]]);
  return page;
}

/** Clicks Pay, and answers until the card is being charged. */
async function openConfirming(given: Given = {}) {
  const page = await openRechecking(given);
  await page.answer(order);
  expect(page.state()).toBe('confirming');
  return page;
}

/** Opens the page of a stored payment, which is also there once the page has the lock. */
const openStored = (stored: RestoredPayment, ...answers: unknown[]) => open({ stored }, stored, ...answers);

/** Opens the page of a charged payment whose order is gone. */
async function openOrphaned() {
  const page = await openConfirming();
  await page.answer(succeeded, null, null);
  expect(page.state()).toBe('orphaned');
  return page;
}

test("charges the order's price with its billing details, and stores the payment with its secret before that", async () => {
  const page = await openReady();
  expect(page.lastCall()).toEqual(['createPaymentIntent', { body: { price: order.price } }]);
  page.send('payment.pay');
  expect(page.lastCall()).toEqual(['createPaymentMethod', { name: order.name, email: order.email, phone: order.phone }]);
  await page.answer({ state: 'created', paymentMethodId: 'pm_1' }, order);
  expect(page.lastCall()).toEqual(['confirmPayment', { clientSecret: secret, paymentMethodId: 'pm_1' }]);
  expect(page.stored).toEqual([{ pending, clientSecret: secret }]);
});

test('stores a charged payment without its secret, and records it', async () => {
  const page = await openConfirming();
  await page.answer(succeeded);
  expect(page.lastCall()).toEqual([
    'recordPayment',
    { id: 'b1', email: 'sam@example.com', body: { appointment: 'b1', transactionId: 'pi_1' } },
  ]);
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
  page.send('payment.retry');
  await page.answer(nothing, order);
  expect([page.state(), page.context().failure]).toEqual(['openingCardField', null]);
});

test('keeps the intent of a page whose lock fails', async () => {
  const page = await openMethod({ lock: 'failing' }, { state: 'created', paymentMethodId: 'pm_1' });
  expect([page.state(), page.lock()]).toEqual(['failed', [0, false]]);
  page.send('payment.retry');
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
    ['is gone', null, null, 404, null],
    ['is gone, with a 404', null, http(404), 404, null],
    ['has another transaction', null, { ...paid, transactionId: 'pi_9' }, undefined, 'pi_9'],
    ['is paid without a transaction', null, { ...paid, transactionId: '' }, undefined, ''],
    ['has another transaction, and says so', http(409), { ...paid, transactionId: 'pi_9' }, undefined, 'pi_9'],
  ] as const)('an order that %s cannot take the payment', async (_, saved, read, status, transaction) => {
    const page = await openConfirming();
    await page.answer(succeeded, saved, read);
    expect([page.state(), page.context().failure?.status]).toEqual(['orphaned', status]);
    if (transaction !== null) expect(page.context().booking?.transactionId).toBe(transaction);
    expect(page.stored.at(-1)?.pending?.stage).toBe('orphaned');
  });
});

describe('a stored payment', () => {
  test.each([true, false])('that is charged waits for the lock (stored in the browser: %s)', async (isStored) => {
    const restored = { pending: charged, clientSecret: null, isStored };
    expect((await open({ lock: 'taken' }, restored)).state()).toBe('queueing');
    const page = await openStored(restored);
    expect([page.state(), page.context()]).toEqual(['recording', expect.objectContaining({ isStored, pending: charged })]);
  });

  test('that another tab has recorded while this one waited is not recorded again', async () => {
    const page = await open({}, { pending: charged, clientSecret: null });
    expect(page.state()).toBe('loading');
    await page.answer(paid);
    expect([page.state(), page.lock()]).toEqual(['alreadyPaid', [0, false]]);
  });

  test('is looked up with its card', async () => {
    const page = await openStored(withSecret);
    expect([page.state(), page.lastCall()]).toEqual(['lookingUp', ['retrievePayment', { clientSecret: secret, paymentMethodId: 'pm_1' }]]);
    expect(page.context()).toMatchObject({ isStored: true, intentPrice: order.price, hasLock: true });
  });

  test('without its secret is looked for in the order', async () => {
    const page = await openStored(withoutSecret);
    expect(page.state()).toBe('checkingOrder');
    await page.answer(order);
    expect([page.state(), page.context().hasLock]).toEqual(['lost', false]);
  });

  test('that was declined shows the form again, with the same intent', async () => {
    const page = await openStored(withSecret, { state: 'declined', message: 'No.' }, order, undefined);
    expect([page.state(), page.context().clientSecret, page.context().refusal]).toEqual([
      'declined',
      secret,
      { reason: 'declined', message: 'No.' },
    ]);
    expect(page.names()).not.toContain('createPaymentIntent');
  });

  test('that looks untried counts as untried after six more look-ups', async () => {
    const untried = { state: 'declined', message: '' };
    const page = await openStored(withSecret, untried);
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
    [true, 'authenticating'],
    [false, 'unknown'],
  ])("asks for the bank's authentication only after a click (%s)", async (mayAuthenticate, state) => {
    const page = await open({ mayAuthenticate, stored: withSecret }, withSecret, { state: 'actionRequired' });
    expect(page.state()).toBe(state);
  });
});

test("looks the payment up if the bank's authentication does not open", async () => {
  const page = await openConfirming();
  await page.answer({ state: 'actionRequired' });
  expect([page.state(), page.lastCall()]).toEqual(['authenticating', ['authenticate', { clientSecret: secret }]]);
  await page.answer(new Error('blocked'));
  expect([page.state(), page.context().mayAuthenticate]).toEqual(['lookingUp', false]);
  const reloaded = await openStored(withSecret, { state: 'actionRequired' }, new Error('blocked'));
  expect([reloaded.state(), reloaded.context().mayAuthenticate]).toEqual(['lookingUp', false]);
});

/** The tags by which the app keeps a payment when its page is left, or asks before the tab closes (payments.ts). */
test.each([
  ['paying', ['creatingMethod', 'acquiringLock', 'recheckingBooking']],
  ['charging', ['confirming', 'authenticating', 'lookingUp', 'polling']],
  ['unresolved', ['unknown', 'processing']],
  [
    'resting',
    [
      'pendingForOtherAccount',
      'failed',
      'missing',
      'notYours',
      'unpayable',
      'alreadyPaid',
      'cardFieldFailed',
      'intentFailed',
      'ready',
      'declined',
      'lost',
      'orphaned',
      'dismissing',
      'paid',
    ],
  ],
] as const)('is %s in %j', (tag, states) => {
  const tagged = Object.values(paymentMachine.states).filter(({ tags }) => tags.includes(tag));
  expect(tagged.map(({ key }) => key)).toEqual(states);
});

test.each([
  ['the card field', () => open({}, nothing, order), 'openingCardField', 30_000, 'cardFieldFailed'],
  ['the payment method', openMethod, 'creatingMethod', 30_000, 'declined'],
  ['the lock', () => openMethod({ lock: 'taken' }, { state: 'created', paymentMethodId: 'pm_1' }), 'acquiringLock', 5_000, 'declined'],
  ['a charge', openConfirming, 'confirming', 60_000, 'unknown'],
  ["the bank's authentication", () => openStored(withSecret, { state: 'actionRequired' }), 'authenticating', 300_000, 'unknown'],
  ['a look-up', () => openStored(withSecret), 'lookingUp', 30_000, 'unknown'],
  ['a look-up of a payment that is processed', openPolling, 'polling', 30_000, 'processing'],
] as const)('waits for %s only so long', async (_, openPage, state, limit, next) => {
  const page = await openPage();
  page.clock.increment(limit - 1);
  expect(page.state()).toBe(state);
  page.clock.increment(1);
  expect(page.state()).toBe(next);
});

async function openMethod(given: Given = {}, ...answers: unknown[]) {
  const page = await openReady(given);
  page.send('payment.pay');
  await page.answer(...answers);
  return page;
}

async function openPolling() {
  const page = await openStored(withSecret, { state: 'processing' });
  page.send('payment.checkAgain');
  return page;
}

test('says that the provider did not answer in time', async () => {
  const page = await openMethod();
  page.clock.increment(30_000);
  expect(page.context().refusal).toEqual({ reason: 'failed', failure: { kind: 'timeout', status: null, isAmbiguous: false } });
});

describe('Pay charges nothing and releases the lock if', () => {
  test.each([
    ['the order is gone', [null], 'missing'],
    ['the order is paid', [paid], 'alreadyPaid'],
    ['the order has no price', [{ ...order, price: null }], 'unpayable'],
    ["the order is another customer's", [foreign, { admin: false }], 'notYours'],
    ['nobody knows if the user is an administrator', [foreign, http(500)], 'declined'],
    ['the order cannot be read', [http(500)], 'declined'],
  ])('%s', async (_, answers, state) => {
    const page = await openRechecking();
    await page.answer(...answers);
    expect([page.state(), page.lock()]).toEqual([state, [0, false]]);
    expect(page.names()).not.toContain('confirmPayment');
  });

  test("another account's payment is stored meanwhile, and starts again on Check again", async () => {
    const stored = { pending: { ...pending, email: 'ines@example.com' }, clientSecret: null, isStored: true };
    const page = await openMethod({ stored }, { state: 'created', paymentMethodId: 'pm_1' });
    expect([page.state(), page.lock()]).toEqual(['pendingForOtherAccount', [0, false]]);
    page.send('payment.checkAgain');
    await page.answer(nothing, order);
    expect(page.state()).toBe('openingCardField');
  });
});

test('a booking that a 404 answers is missing', async () => {
  const page = await open({}, nothing, http(404));
  expect(page.state()).toBe('missing');
});

test('a paid order is not paid again if the backend spells its id in another way', async () => {
  const page = await open({}, nothing, { ...paid, _id: paid._id.toUpperCase() });
  expect(page.state()).toBe('alreadyPaid');
});

test('a page whose lock fails can be tried again', async () => {
  const page = await open({ lock: 'failing' }, withSecret);
  expect([page.state(), page.lock()]).toEqual(['failed', [0, false]]);
});

test("an administrator pays for another customer's booking, and is asked who they are before each payment", async () => {
  const page = await open({}, nothing, foreign);
  expect(page.lastCall()).toEqual(['checkAdmin', { email: 'sam@example.com' }]);
  await page.answer({ admin: true }, undefined, { clientSecret: secret });
  page.send('payment.pay');
  await page.answer({ state: 'created', paymentMethodId: 'pm_1' }, foreign, { admin: true });
  expect([page.state(), page.names().filter((name) => name === 'checkAdmin').length]).toEqual(['confirming', 2]);
});

test('an administrator pays for a booking that was given to another customer after the page was opened', async () => {
  const page = await openRechecking();
  await page.answer(foreign, { admin: true });
  expect(page.state()).toBe('confirming');
});

test('an intent that cannot be created or used can be tried again', async () => {
  const page = await open({}, nothing, order, undefined, http(500));
  expect([page.state(), page.context().failure?.status]).toEqual(['intentFailed', 500]);
  page.send('payment.retry');
  await page.answer({ clientSecret: 'garbage' });
  expect([page.state(), page.context().failure]).toEqual(['intentFailed', { kind: 'shape', status: null, isAmbiguous: false }]);
  page.send('payment.retry');
  await page.answer({ clientSecret: secret });
  expect([page.state(), page.context().failure]).toEqual(['ready', null]);
});

test('paying again forgets why the last card was refused', async () => {
  const page = await openConfirming();
  await page.answer({ state: 'declined', message: 'No.' });
  page.send('payment.pay');
  expect([page.state(), page.context().refusal]).toEqual(['creatingMethod', null]);
});

test('a restart forgets the intent and the payment, and releases the lock', async () => {
  const page = await openConfirming();
  page.send('payment.restart');
  expect([page.state(), page.lock(), page.context()]).toEqual(['restoring', [0, false], expect.objectContaining(nothing)]);
  await page.answer(nothing, order, undefined);
  expect(page.state()).toBe('creatingIntent');
});

describe('a charge without a result', () => {
  /** The charge and its first look-up failed. */
  async function openUnknown(given: Given = {}) {
    const page = await openConfirming(given);
    await page.answer(http(500), http(500));
    expect([page.state(), page.context().paymentMethodId, page.lock()]).toEqual(['unknown', null, [1, true]]);
    return page;
  }

  test.each(['payment.checkAgain', 'payment.reconnected'] as const)('is looked up on %s', async (event) => {
    const page = await openUnknown();
    page.send(event);
    expect(page.lastCall()).toEqual(['retrievePayment', { clientSecret: secret, paymentMethodId: 'pm_1' }]);
    await page.answer(succeeded);
    expect(page.state()).toBe('recording');
  });

  test("opens the bank's authentication after a click on Pay, although the page was opened without one", async () => {
    const page = await openConfirming({ mayAuthenticate: false });
    await page.answer(http(500), { state: 'actionRequired' });
    expect(page.state()).toBe('authenticating');
  });

  test("opens the bank's authentication that did not open on Check again, but not on its own", async () => {
    const page = await openConfirming();
    await page.answer({ state: 'actionRequired' }, new Error('blocked'), { state: 'actionRequired' });
    expect(page.state()).toBe('unknown');
    page.send('payment.reconnected');
    await page.answer({ state: 'actionRequired' });
    expect(page.state()).toBe('unknown');
    page.send('payment.checkAgain');
    await page.answer({ state: 'actionRequired' });
    expect(page.state()).toBe('authenticating');
  });

  test('is polled while it is processed, also if a look-up fails', async () => {
    const page = await openConfirming();
    await page.answer({ state: 'processing' });
    expect([page.state(), page.context().paymentMethodId]).toEqual(['processing', null]);
    page.send('payment.checkAgain');
    await page.answer(http(500));
    expect(page.state()).toBe('processing');
    page.send('payment.checkAgain');
    await page.answer(succeeded);
    expect(page.state()).toBe('recording');
  });

  test('is asked about three times more, then looked for in the order, and can be paid again with a new intent', async () => {
    const page = await openUnknown();
    for (const state of ['unknown', 'unknown', 'checkingOrder']) {
      page.send('payment.checkAgain');
      await page.answer(http(500));
      expect(page.state()).toBe(state);
    }
    await page.answer(order);
    page.send('payment.payAgain');
    expect([page.state(), page.deleted, page.context()]).toEqual(['loading', [pending], expect.objectContaining(nothing)]);
    await page.answer(order, undefined);
    expect(page.state()).toBe('creatingIntent');
  });
});

describe('a payment that is looked for in the order', () => {
  test.each([
    ['is not paid', [order], 'lost', pending],
    ['is gone', [null], 'lost', pending],
    ['cannot be read', [http(500)], 'lost', pending],
    ['is paid with it', [paid], 'paid', null],
    ['is paid otherwise', [{ ...paid, transactionId: 'pi_9' }], 'alreadyPaid', pending],
    ["is another customer's", [foreign, { admin: false }], 'lost', pending],
    ["is another customer's, and paid with it", [{ ...paid, email: foreign.email }, { admin: true }], 'paid', null],
    ["may be another customer's", [foreign, http(500)], 'lost', pending],
  ] as const)('and the order %s', async (_, answers, state, kept) => {
    const page = await openStored(withoutSecret, ...answers);
    expect([page.state(), page.context().pending, page.deleted]).toEqual([state, kept, kept === null ? [pending] : []]);
    expect(page.lock()).toEqual([0, false]);
  });

  test('keeps why the order cannot be read', async () => {
    const page = await openStored(withoutSecret, http(500));
    expect(page.context().failure?.status).toBe(500);
  });

  test('and was resolved by another tab meanwhile starts again', async () => {
    const page = await openStored(withoutSecret, order);
    page.send('payment.checkAgain');
    await page.answer(nothing);
    expect([page.state(), page.context().pending]).toEqual(['loading', null]);
  });
});

describe('a charged payment', () => {
  test('that was found again keeps what was stored about it', async () => {
    const page = await openStored(withSecret, succeeded);
    expect([page.state(), page.stored]).toEqual(['recording', [{ pending: charged, clientSecret: null }]]);
  });

  test('that was certainly not recorded is recorded again after 2, 4 and 8 s, without reading the order', async () => {
    const page = await openConfirming();
    const notSent = new ApiError('offline', { message: 'x', notApplied: true });
    await page.answer(succeeded);
    for (const pause of [2000, 4000, 8000]) {
      await page.answer(notSent);
      expect([page.state(), page.context().failure?.kind, page.names().at(-1)]).toEqual(['unrecorded', 'offline', 'recordPayment']);
      expect(page.lock()).toEqual([0, false]);
      page.clock.increment(pause - 1);
      expect(page.state()).toBe('unrecorded');
      page.clock.increment(1);
      expect(page.state()).toBe('recording');
    }
  });

  test('is not proven by another order with its transaction', async () => {
    const page = await openConfirming();
    await page.answer(succeeded, null, { ...paid, _id: 'b2' });
    expect(page.state()).toBe('unrecorded');
  });

  test('whose order is gone releases the lock as soon as it is stored', async () => {
    const page = await openOrphaned();
    page.actor.send({ type: 'store.answered', isStored: false });
    expect([page.context().isStored, page.lock()]).toEqual([false, [1, true]]);
    page.actor.send({ type: 'store.answered', isStored: true });
    expect([page.context().isStored, page.lock()]).toEqual([true, [0, false]]);
  });

  test.each([
    ['gone', null, 'loading', undefined],
    ['gone, with a 404', http(404), 'loading', undefined],
    ['paid otherwise', { ...paid, transactionId: 'pi_9' }, 'loading', undefined],
    ['paid without a transaction', { ...paid, transactionId: '' }, 'loading', undefined],
    ['paid with it', paid, 'paid', undefined],
    ['not paid', order, 'recording', 'charged'],
    ['unreadable', http(500), 'orphaned', 'orphaned'],
  ] as const)('is dismissed only if its order cannot take it: the order is %s', async (_, answer, state, stage) => {
    const page = await openOrphaned();
    page.send('payment.dismiss');
    await page.answer(answer);
    expect([page.state(), page.context().pending?.stage]).toEqual([state, stage]);
    expect(page.deleted).toHaveLength(state === 'loading' || state === 'paid' ? 1 : 0);
  });

  test('that its order has refused seven times can be dismissed, and the order may then be paid by another one', async () => {
    const page = await openConfirming();
    await page.answer(succeeded);
    for (let tries = 1; tries <= 6; tries += 1) {
      await page.answer(http(409), order);
      expect(page.state()).toBe('unrecorded');
      page.send('payment.retry');
    }
    await page.answer(http(409), order);
    expect([page.state(), page.context().failure?.status, page.stored.at(-1)?.pending?.stage]).toEqual(['orphaned', 409, 'orphaned']);
    page.send('payment.dismiss');
    await page.answer(order);
    expect([page.state(), page.deleted.length]).toEqual(['loading', 1]);
  });
});

test('a stored payment that was declined is not taken for a challenge that waits for a click', async () => {
  const page = await open({ mayAuthenticate: false, stored: withSecret }, withSecret, { state: 'declined', message: 'No.' });
  expect(page.state()).toBe('loading');
});

test('a secret without its payment is ignored', async () => {
  const page = await open({}, { pending: null, clientSecret: secret });
  expect(page.state()).toBe('loading');
});
