import { describe, expect, test } from 'vitest';
import { failingBank, unpaidBooking } from '#tests/support/failingBank.ts';
import { expectInvariants, OVER_A_MINUTE, visit } from '#tests/support/paymentVisit.ts';
import { settle } from '#tests/support/testFlowContext.ts';

test.each([
  [
    'good',
    [
      'restoring',
      'loading',
      'openingCardField',
      'creatingIntent',
      'ready',
      'creatingMethod',
      'acquiringLock',
      'recheckingBooking',
      'confirming',
      'recording',
      'verifyingOrder',
      'paid',
    ],
  ],
  ['challenged', ['confirming', 'authenticating', 'recording', 'verifyingOrder', 'paid']],
  [
    'slow',
    ['confirming', 'processing', 'polling', 'processing', 'polling', 'processing', 'polling', 'recording', 'verifyingOrder', 'paid'],
  ],
] as const)('a %s card pays once and announces it once', async (card, states) => {
  const shop = failingBank(card);
  const { seen, announced, value } = await visit(shop);
  expect([value(), announced, shop.bank.store.size]).toEqual(['paid', ['paid'], 0]);
  expect(seen.slice(-states.length)).toEqual(states);
  expect(shop.bank.booking).toMatchObject({ paid: true, transactionId: 'pi_1' });
  expectInvariants(shop);
});

test('a declined card leaves the form usable immediately, with the same intent', async () => {
  const shop = failingBank('declined');
  const { actor, value } = await visit(shop, { steps: 1 });
  expect([value(), actor.getSnapshot().context.refusal]).toEqual(['declined', { reason: 'declined', message: 'Your card was declined.' }]);
  expect(shop.bank.store.size).toBe(0);
  shop.bank.card = 'good';
  actor.send({ type: 'payment.pay' });
  await settle();
  expect([value(), shop.bank.intents.size]).toEqual(['paid', 1]);
  expectInvariants(shop);
});

test("keeps the provider's message about the card itself, and charges nothing", async () => {
  const shop = failingBank('invalid');
  const { actor, value } = await visit(shop, { steps: 1 });
  expect([value(), actor.getSnapshot().context.refusal]).toEqual([
    'declined',
    { reason: 'declined', message: 'Your card number is invalid.' },
  ]);
  expect(shop.bank.log).not.toContain('confirmPayment');
});

test('replaces an intent that the provider canceled, and keeps the reason', async () => {
  const shop = failingBank('canceled');
  const { actor, value } = await visit(shop, { steps: 1 });
  expect([value(), actor.getSnapshot().context.refusal, shop.bank.store.size]).toEqual(['declined', { reason: 'expired' }, 0]);
  shop.bank.card = 'good';
  actor.send({ type: 'payment.pay' });
  await settle();
  expect([value(), shop.bank.booking?.transactionId]).toEqual(['paid', 'pi_2']);
  expectInvariants(shop);
});

test('charges nothing if creating the payment method gets no response', async () => {
  const shop = failingBank('good', { faults: { 3: 'requestLost' } });
  const { actor, value } = await visit(shop, { steps: 1 });
  expect([value(), actor.getSnapshot().context.refusal?.reason, shop.bank.charges()]).toEqual(['declined', 'failed', 0]);
});

const rows = [
  ['paid', { paid: true }, 'alreadyPaid'],
  ['with a transaction id', { transactionId: 'pi_9' }, 'alreadyPaid'],
  ['of another user', { email: 'ines@example.com' }, 'notYours'],
  ['of another user, and paid', { email: 'ines@example.com', paid: true }, 'notYours'],
  ['whose email has capitals', { email: 'Shopper@Example.com' }, 'ready'],
  ['without a readable price', { price: null }, 'unpayable'],
  ['with a price of 0', { price: 0 }, 'unpayable'],
] as const;
test.each(rows)('opens the matching state for a booking %s', async (_, change, state) => {
  const shop = failingBank('good');
  shop.bank.booking = { ...unpaidBooking, ...change };
  const { value } = await visit(shop, { steps: 0 });
  expect(shop.bank.charges()).toBe(0);
  expect([value(), shop.bank.intents.size]).toEqual([state, state === 'ready' ? 1 : 0]);
});

test('an unknown booking is missing', async () => {
  const shop = failingBank('good');
  shop.bank.booking = null;
  expect((await visit(shop)).value()).toBe('missing');
});

test('ignores a second click on Pay while one is pending', async () => {
  const shop = failingBank('good');
  const { actor, seen } = await visit(shop, { steps: 0 });
  actor.subscribe((snapshot) => seen.push(`${snapshot.value} accepts payment.pay: ${snapshot.can({ type: 'payment.pay' })}`));
  actor.send({ type: 'payment.pay' });
  actor.send({ type: 'payment.pay' });
  await settle();
  expect(shop.bank.log.filter((name) => name === 'confirmPayment')).toHaveLength(1);
  expect(seen.filter((line) => line.endsWith('true'))).toEqual([]);
  expectInvariants(shop);
});

test('two tabs that pay at the same time charge once, and the other tab shows it as paid', async () => {
  const shop = failingBank('good');
  const one = await visit(shop, { steps: 0 });
  const other = await visit(shop, { steps: 0 });
  one.actor.send({ type: 'payment.pay' });
  other.actor.send({ type: 'payment.pay' });
  await settle();
  await settle();
  expect([one.value(), other.value()]).toEqual(['paid', 'alreadyPaid']);
  expect(shop.bank.log.filter((name) => name === 'confirmPayment')).toHaveLength(1);
  expectInvariants(shop);
});

describe('a provider that never responds', () => {
  /** Opens the page, leaves the n-th call without a response, and waits a minute. */
  async function openWithoutResponse(call: number, steps: number) {
    const shop = failingBank('good', { faults: { [call]: 'noResponse' } });
    const run = await visit(shop, { steps });
    run.clock.increment(OVER_A_MINUTE);
    await settle();
    return { shop, ...run };
  }

  test.each([
    [1, 0, 'cardFieldFailed'],
    [3, 1, 'declined'],
  ])('at call %i: charges nothing, and allows another try', async (call, steps, state) => {
    const { value, shop } = await openWithoutResponse(call, steps);
    expect([value(), shop.bank.charges()]).toEqual([state, 0]);
    expectInvariants(shop);
  });

  test('while charging: the result is unknown until a lookup', async () => {
    const { shop, actor, value } = await openWithoutResponse(5, 1);
    expect([value(), shop.bank.store.get('b1')?.stage]).toEqual(['unknown', 'confirming']);
    actor.send({ type: 'payment.checkAgain' });
    await settle();
    expect(value()).toBe('paid');
    expectInvariants(shop);
  });
});

describe('responses that need a second lookup', () => {
  test('an untried intent locks the form for a minute, because the charge may still be pending', async () => {
    const shop = failingBank('good', { faults: { 5: 'requestLost' } });
    const { clock, value, actor } = await visit(shop, { steps: 1 });
    expect([value(), shop.bank.store.size]).toEqual(['processing', 1]);
    // The charge is applied late.
    shop.bank.applyDelayedCharges();
    clock.increment(2000);
    await settle();
    expect([value(), actor.getSnapshot().context.booking?.transactionId]).toEqual(['paid', 'pi_1']);
    expectInvariants(shop);
  });

  test('an untried intent keeps the form locked when the shopper checks repeatedly', async () => {
    const shop = failingBank('good', { faults: { 5: 'requestLost' } });
    const { actor, value } = await visit(shop, { steps: 1 });
    for (let press = 0; press < 20; press += 1) {
      actor.send({ type: 'payment.checkAgain' });
      await settle();
    }
    expect(value()).toBe('processing');
  });

  test('a 404 from recordPayment is checked against the order, which exists', async () => {
    const shop = failingBank('good', { faults: { 6: 'notFound' } });
    const { value, seen } = await visit(shop);
    expect([value(), seen.includes('orphaned'), seen.includes('verifyingOrder')]).toEqual(['paid', false, true]);
    expectInvariants(shop);
  });

  test('an order that was paid otherwise keeps the pending payment whose result is unknown', async () => {
    const shop = failingBank('good', { crashAt: { call: 5, applied: true } });
    await visit(shop);
    shop.bank.booking = { ...unpaidBooking, paid: true, transactionId: 'pi_9' };
    const later = await visit(shop);
    expect([later.value(), later.actor.getSnapshot().context.pending?.intentId, shop.bank.store.size]).toEqual(['alreadyPaid', 'pi_1', 1]);
    later.actor.send({ type: 'payment.dismiss' });
    expect([later.actor.getSnapshot().context.pending, shop.bank.store.size]).toEqual([null, 0]);
  });
});

test('never uses the old secret of a tab for a newer payment of another tab', async () => {
  const shop = failingBank('good', { crashAt: { call: 5, applied: false } });
  const { secrets } = await visit(shop);
  const other = await visit(shop);
  other.actor.send({ type: 'payment.payAgain' });
  await settle();
  shop.bank.failNext('responseLost', 'confirmPayment', 'retrievePayment');
  other.actor.send({ type: 'payment.pay' });
  await settle();
  expect([other.value(), shop.bank.charges()]).toEqual(['unknown', 1]);
  other.close();
  const back = await visit(shop, { secrets });
  expect([back.value(), shop.bank.charges(), shop.bank.store.get('b1')?.intentId]).toEqual(['lost', 1, 'pi_2']);
});

test('allows paying again after three lookups of an intent that the provider does not know', async () => {
  const shop = failingBank('good', { faults: { 5: 'requestLost', 6: 'refused', 7: 'refused', 8: 'refused', 9: 'refused' } });
  const { value, actor } = await visit(shop);
  expect([value(), shop.bank.charges()]).toEqual(['lost', 0]);
  actor.send({ type: 'payment.payAgain' });
  await settle();
  actor.send({ type: 'payment.pay' });
  await settle();
  expect(value()).toBe('paid');
  expectInvariants(shop);
});

test('never uses an intent whose price is not that of the booking, not even after a decline and a reload', async () => {
  const shop = failingBank('declined', { faults: { 5: 'responseLost' } });
  const { actor, close, secrets } = await visit(shop, { steps: 0 });
  shop.bank.failNext('responseLost', 'confirmPayment', 'retrievePayment');
  actor.send({ type: 'payment.pay' });
  await settle();
  close();
  shop.bank.booking = { ...unpaidBooking, price: 1 };
  const later = await visit(shop, { secrets, steps: 0 });
  expect([later.value(), later.actor.getSnapshot().context.intentPrice, later.actor.getSnapshot().context.clientSecret]).toEqual([
    'declined',
    1,
    'pi_2_secret_x',
  ]);
});

test('declines as busy while another tab is paying, and does not charge later', async () => {
  const shop = failingBank('slow');
  const other = await visit(shop, { steps: 0 });
  const one = await visit(shop, { steps: 1 });
  expect(one.value()).toBe('processing');
  other.actor.send({ type: 'payment.pay' });
  await settle();
  expect(other.value()).toBe('acquiringLock');
  other.clock.increment(5000);
  await settle();
  expect([other.value(), other.actor.getSnapshot().context.refusal]).toEqual(['declined', { reason: 'busy' }]);
});

test('a sandbox reset reloads an open payment and ignores earlier responses', async () => {
  const shop = failingBank('good', { faults: { 5: 'noResponse' } });
  const { actor, value } = await visit(shop, { steps: 1 });
  expect(value()).toBe('confirming');
  shop.bank.store.clear();
  actor.send({ type: 'payment.restart' });
  await settle();
  expect([value(), actor.getSnapshot().context.pending]).toEqual(['ready', null]);
});

test('never charges a changed price that the shopper has not seen', async () => {
  const shop = failingBank('good');
  const { actor, value } = await visit(shop, { steps: 0 });
  shop.bank.booking = { ...unpaidBooking, price: 200 };
  actor.send({ type: 'payment.pay' });
  await settle();
  expect([value(), shop.bank.charges(), actor.getSnapshot().context.refusal]).toEqual(['declined', 0, { reason: 'repriced' }]);
  expect([actor.getSnapshot().context.booking?.price, shop.bank.intents.size]).toEqual([200, 2]);
});

describe('charged, but not recorded', () => {
  test('is shown and stored, and is retried after reconnecting and on Retry', async () => {
    const shop = failingBank('good', { faults: { 6: 'requestLost', 8: 'refused' } });
    const { actor, seen, value } = await visit(shop, { steps: 1 });
    expect([value(), shop.bank.store.get('b1')]).toEqual([
      'unrecorded',
      expect.objectContaining({ stage: 'charged', transactionId: 'pi_1' }),
    ]);
    actor.send({ type: 'payment.reconnected' });
    await settle();
    expect(value()).toBe('unrecorded');
    actor.send({ type: 'payment.retry' });
    await settle();
    expect([value(), seen.filter((state) => state === 'recording').length]).toEqual(['paid', 3]);
    expectInvariants(shop);
  });

  test('keeps the reference until it is dismissed if the order was deleted meanwhile', async () => {
    const shop = failingBank('good', { faults: { 6: 'requestLost' } });
    const { actor, value } = await visit(shop, { steps: 1 });
    shop.bank.booking = null;
    actor.send({ type: 'payment.retry' });
    await settle();
    expect([value(), shop.bank.store.get('b1')?.stage]).toEqual(['orphaned', 'orphaned']);
    const later = await visit(shop);
    expect(later.value()).toBe('orphaned');
    later.actor.send({ type: 'payment.dismiss' });
    await settle();
    expect([later.value(), shop.bank.store.size]).toEqual(['missing', 0]);
  });

  test.each([
    ['answered with 2xx and not applied', { 6: 'ignored' }, 'unrecorded'],
    ['answered with 2xx and not applied, and the order cannot be read', { 6: 'ignored', 7: 'refused' }, 'unrecorded'],
    ['applied, and the order cannot be read', { 7: 'requestLost' }, 'unrecorded'],
    ['applied and answered with 404', { 6: 'notFound' }, 'paid'],
    ['applied and answered with 409', { 6: 'conflict' }, 'paid'],
    ['applied, and the answer is lost', { 6: 'responseLost' }, 'paid'],
    ['refused', { 6: 'refused' }, 'unrecorded'],
    ['not sent', { 6: 'requestLost' }, 'unrecorded'],
  ] as const)('is believed only by the order: %s', async (_, faults, state) => {
    const shop = failingBank('good', { faults });
    const { actor, announced, value } = await visit(shop, { steps: 1 });
    expect([value(), announced, shop.bank.store.size]).toEqual(state === 'paid' ? ['paid', ['paid'], 0] : [state, [], 1]);
    actor.send({ type: 'payment.retry' });
    await settle();
    expect([value(), shop.bank.store.size, shop.bank.charges()]).toEqual(['paid', 0, 1]);
    expectInvariants(shop);
  });

  test('is shown as orphaned if the order was marked as paid without a transaction while the card was charged', async () => {
    const shop = failingBank('good', { faults: { 6: 'ignored' } });
    const { actor, value } = await visit(shop, { steps: 0 });
    actor.send({ type: 'payment.pay' });
    await settle();
    shop.bank.booking = { ...unpaidBooking, paid: true };
    actor.send({ type: 'payment.retry' });
    await settle();
    expect([value(), actor.getSnapshot().context.booking?.paid, shop.bank.store.get('b1')?.stage]).toEqual(['orphaned', true, 'orphaned']);
    actor.send({ type: 'payment.dismiss' });
    await settle();
    expect([value(), shop.bank.booking?.transactionId, shop.bank.store.size]).toEqual(['alreadyPaid', '', 0]);
  });

  test('an order that can take the payment after all is not dismissed, but saved', async () => {
    const shop = failingBank('good', { faults: { 6: 'refused', 7: 'notFound' } });
    const { actor, value } = await visit(shop, { steps: 1 });
    expect([value(), shop.bank.store.get('b1')?.stage]).toEqual(['orphaned', 'orphaned']);
    shop.bank.failNext('requestLost', 'getBooking');
    actor.send({ type: 'payment.dismiss' });
    await settle();
    expect([value(), shop.bank.store.size]).toEqual(['orphaned', 1]);
    actor.send({ type: 'payment.dismiss' });
    await settle();
    expect([value(), shop.bank.booking?.transactionId]).toEqual(['paid', 'pi_1']);
    expectInvariants(shop);
  });

  test('an orphaned payment that is tried again counts as charged, so that the next start resumes it', async () => {
    const shop = failingBank('good', { faults: { 6: 'refused', 7: 'notFound', 8: 'refused', 9: 'refused' } });
    const { actor, value } = await visit(shop, { steps: 1 });
    actor.send({ type: 'payment.retry' });
    await settle();
    expect([value(), shop.bank.store.get('b1')?.stage]).toEqual(['unrecorded', 'charged']);
  });

  test('another account of this browser neither pays again nor sees it', async () => {
    const shop = failingBank('good', { faults: { 6: 'requestLost' } });
    await visit(shop, { steps: 1 });
    const stored = shop.bank.store.get('b1');
    if (stored) shop.bank.store.set('b1', { ...stored, email: 'ines@example.com' });
    const other = await visit(shop);
    expect([other.value(), other.actor.getSnapshot().context.pending]).toEqual(['pendingForOtherAccount', null]);
  });
});

describe('a payment that the browser cannot store', () => {
  test.each([
    ['unknown', ['confirmPayment', 'retrievePayment']],
    ['unrecorded', ['recordPayment', 'verifyOrder', 'getBooking']],
  ] as const)('keeps the lock while it is %s, so that no other tab can pay', async (state, [first, second]) => {
    const shop = failingBank('good');
    shop.bank.isFull = true;
    const { actor, value } = await visit(shop, { steps: 0 });
    shop.bank.failNext('responseLost', first, ...(second === 'retrievePayment' ? [second] : []));
    if (state === 'unrecorded') shop.bank.failNext('refused', 'recordPayment');
    actor.send({ type: 'payment.pay' });
    await settle();
    expect([value(), actor.getSnapshot().context, shop.locksHeld()]).toEqual([
      state,
      expect.objectContaining({ isStored: false, hasLock: true }),
      1,
    ]);
    const other = await visit(shop, { steps: 1 });
    expect([other.value(), shop.bank.charges()]).toEqual(['acquiringLock', 1]);
    actor.send({ type: state === 'unknown' ? 'payment.checkAgain' : 'payment.retry' });
    await settle();
    await settle();
    expect([value(), other.value(), shop.bank.charges()]).toEqual(['paid', 'alreadyPaid', 1]);
    expect(shop.locksHeld()).toBe(0);
  });

  test('keeps the lock while it is lost or orphaned, and releases it once it is stored', async () => {
    const shop = failingBank('good', { faults: { 6: 'refused', 7: 'notFound' } });
    shop.bank.isFull = true;
    const { actor, value } = await visit(shop, { steps: 1 });
    expect([value(), actor.getSnapshot().context.isStored, shop.locksHeld()]).toEqual(['orphaned', false, 1]);
    shop.bank.isFull = false;
    shop.bank.failNext('refused', 'recordPayment');
    actor.send({ type: 'payment.retry' });
    await settle();
    expect([value(), actor.getSnapshot().context.isStored, shop.locksHeld()]).toEqual(['unrecorded', true, 0]);
  });

  test('that is declined releases the lock', async () => {
    const shop = failingBank('declined');
    shop.bank.isFull = true;
    const { actor, value } = await visit(shop, { steps: 1 });
    expect([value(), shop.locksHeld(), actor.getSnapshot().context.isStored]).toEqual(['declined', 0, true]);
  });
});

test('an intent without an id is no intent: nothing is charged with it', async () => {
  const shop = failingBank('good', { faults: { 2: 'ignored' } });
  const { value } = await visit(shop, { steps: 0 });
  expect(value()).toBe('intentFailed');
});

describe('a charge whose result can no longer be looked up', () => {
  /** The page crashed during the charge, and its tab was closed. */
  async function crashDuringCharge(applied: boolean) {
    const shop = failingBank('good', { crashAt: { call: 5, applied } });
    await visit(shop);
    return { shop, later: await visit(shop) };
  }

  test('cannot be paid again without confirmation', async () => {
    const { shop, later } = await crashDuringCharge(true);
    expect(later.value()).toBe('lost');
    later.actor.send({ type: 'payment.pay' });
    later.actor.send({ type: 'payment.checkAgain' });
    await settle();
    expect([later.value(), shop.bank.charges()]).toEqual(['lost', 1]);
    expectInvariants(shop);
  });

  test('can be paid again by a shopper who knows that it was not charged', async () => {
    const { shop, later } = await crashDuringCharge(false);
    later.actor.send({ type: 'payment.payAgain' });
    await settle();
    expect(later.value()).toBe('ready');
    later.actor.send({ type: 'payment.pay' });
    await settle();
    expect(later.value()).toBe('paid');
    expectInvariants(shop);
  });

  test('is resolved as soon as the booking is paid with it', async () => {
    const { shop, later } = await crashDuringCharge(true);
    shop.bank.booking = { ...unpaidBooking, paid: true, transactionId: 'pi_1' };
    later.actor.send({ type: 'payment.checkAgain' });
    await settle();
    expect([later.value(), shop.bank.store.size]).toEqual(['paid', 0]);
  });

  test('keeps its reference until it is dismissed when the booking is paid without a transaction id', async () => {
    const { shop, later } = await crashDuringCharge(true);
    shop.bank.booking = { ...unpaidBooking, paid: true };
    later.actor.send({ type: 'payment.checkAgain' });
    await settle();
    expect([later.value(), later.actor.getSnapshot().context.pending?.intentId, shop.bank.store.size]).toEqual(['alreadyPaid', 'pi_1', 1]);
    later.actor.send({ type: 'payment.dismiss' });
    expect(shop.bank.store.size).toBe(0);
  });

  test.each(['refused', 'requestLost'] as const)('stays on the page when the administrator check is %s', async (fault) => {
    const { shop, later } = await crashDuringCharge(true);
    shop.bank.booking = { ...unpaidBooking, email: 'ines@example.com' };
    shop.bank.failNext(fault, 'checkAdmin');
    later.actor.send({ type: 'payment.checkAgain' });
    await settle();
    expect([later.value(), later.actor.getSnapshot().context.pending?.intentId]).toEqual(['lost', 'pi_1']);
  });

  test('waits for another tab that is still paying', async () => {
    const shop = failingBank('slow');
    const one = await visit(shop, { steps: 1 });
    expect(one.value()).toBe('processing');
    const other = await visit(shop);
    expect(other.value()).toBe('queueing');
    one.clock.increment(OVER_A_MINUTE);
    for (let round = 0; round < 6; round += 1) {
      await settle();
      one.clock.increment(OVER_A_MINUTE);
    }
    await settle();
    expect([one.value(), other.value()]).toEqual(['paid', 'alreadyPaid']);
    expectInvariants(shop);
  });
});
