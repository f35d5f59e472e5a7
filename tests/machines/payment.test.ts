import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentEvent } from '#machines/payment/payment.types.ts';
import { type CardKind, type FlakyBank, flakyBank, unpaidBooking } from '#tests/support/flakyBank.ts';
import type { Fault } from '#tests/support/flakyShop.ts';
import { settle } from '#tests/support/testEffects.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

const MINUTE = 64_000;

/** What a shopper does who wants to pay; null where there is nothing more to do. */
function nextStep({ value }: Snapshot): PaymentEvent['type'] | 'wait' | null {
  switch (value) {
    case 'card':
    case 'declined':
      return 'payment.pay';
    case 'failed':
    case 'unopened':
    case 'intentFailed':
      return 'payment.retry';
    case 'unknown':
      return 'payment.checkAgain';
    case 'unrecorded':
    case 'processing':
      return 'wait';
    default:
      return null;
  }
}

/** Opens the payment page in a tab and takes so many steps, as long as they lead anywhere. */
async function visit({ bank, openTab }: FlakyBank, { secrets, steps = 20 }: { secrets?: Map<string, string>; steps?: number } = {}) {
  const { tab, actors, keep, forget } = openTab(secrets);
  const clock = new SimulatedClock();
  const announced: string[] = [];
  const actor = createActor(
    paymentMachine.provide({
      actors,
      actions: {
        keepAttempt: (_, kept) => keep(kept),
        forgetAttempt: (_, kept) => forget(kept),
        announcePaid: () => {
          announced.push('paid');
          if (bank.charges() === 0) bank.wrongs.push('called paid, and nothing was charged');
        },
      },
    }),
    { clock, input: { bookingId: 'b1', email: 'shopper@example.com' } },
  );
  const seen: string[] = [];
  actor.subscribe(({ value }) => {
    seen.push(value);
    if (['recording', 'unrecorded', 'orphaned', 'paid'].includes(value) && bank.charges() === 0)
      bank.wrongs.push(`${value}, and nothing was charged`);
  });
  actor.start();
  await settle();
  for (let step = 0; step < steps; step += 1) {
    const next = bank.crashed ? null : nextStep(actor.getSnapshot());
    if (next === null) break;
    if (next === 'wait') clock.increment(MINUTE);
    else actor.send({ type: next });
    await settle();
  }
  if (bank.crashed) tab.letGo();
  return { actor, clock, seen, announced, secrets: tab.secrets, value: () => actor.getSnapshot().value };
}

/** What must hold after whatever happened, once nothing is under way. */
function judge({ bank, locksHeld }: FlakyBank) {
  expect(bank.wrongs).toEqual([]);
  expect(bank.charges()).toBeLessThanOrEqual(1);
  if (bank.charges() === 1) {
    const kept = bank.journal.get('b1');
    const id = [...bank.intents].find(([, { charges }]) => charges === 1)?.[0];
    expect([bank.booking?.transactionId, kept?.transactionId, kept?.intentId]).toContain(id);
  } else expect(bank.booking?.transactionId).toBe('');
  expect(locksHeld()).toBe(0);
}

test.each([
  [
    'good',
    [
      'recalling',
      'loading',
      'opening',
      'intent',
      'card',
      'creating',
      'queueing',
      'recalling',
      'loading',
      'confirming',
      'recording',
      'paid',
    ],
  ],
  ['challenged', ['confirming', 'authenticating', 'recording', 'paid']],
  ['slow', ['confirming', 'processing', 'polling', 'processing', 'polling', 'processing', 'polling', 'recording', 'paid']],
] as const)('a %s card pays, once, and says so once', async (card, states) => {
  const shop = flakyBank(card);
  const { seen, announced, value } = await visit(shop);
  expect([value(), announced, shop.bank.journal.size]).toEqual(['paid', ['paid'], 0]);
  expect(seen.slice(-states.length)).toEqual(states);
  expect(shop.bank.booking).toMatchObject({ paid: true, transactionId: 'pi_1' });
  judge(shop);
});

test('a declined card leaves the form usable at once, with the same intent', async () => {
  const shop = flakyBank('declined');
  const { actor, value } = await visit(shop, { steps: 1 });
  expect([value(), actor.getSnapshot().context.refusal]).toEqual(['declined', { reason: 'declined', message: 'Your card was declined.' }]);
  expect(shop.bank.journal.size).toBe(0);
  shop.bank.card = 'good';
  actor.send({ type: 'payment.pay' });
  await settle();
  expect([value(), shop.bank.intents.size]).toEqual(['paid', 1]);
  judge(shop);
});

test('what the provider says to the card itself is shown, and nothing is charged', async () => {
  const shop = flakyBank('good', { faults: { 3: 'lostBefore' } });
  const { actor, value } = await visit(shop, { steps: 1 });
  expect([value(), actor.getSnapshot().context.refusal?.reason, shop.bank.charges()]).toEqual(['declined', 'failed', 0]);
});

const rows = [
  ['paid', { paid: true }, 'alreadyPaid'],
  ['with a transaction id', { transactionId: 'pi_9' }, 'alreadyPaid'],
  ["somebody else's", { email: 'ines@example.com' }, 'notYours'],
  ["somebody else's, and paid", { email: 'ines@example.com', paid: true }, 'notYours'],
  ['written with capitals', { email: 'Shopper@Example.com' }, 'card'],
  ['without a readable price', { price: null }, 'unpayable'],
  ['for nothing', { price: 0 }, 'unpayable'],
] as const;
test.each(rows)('a booking %s', async (_, change, state) => {
  const shop = flakyBank('good');
  shop.bank.booking = { ...unpaidBooking, ...change };
  const { value } = await visit(shop, { steps: 0 });
  expect(shop.bank.charges()).toBe(0);
  expect([value(), shop.bank.intents.size]).toEqual([state, state === 'card' ? 1 : 0]);
});

test('an unknown booking', async () => {
  const shop = flakyBank('good');
  shop.bank.booking = null;
  expect((await visit(shop)).value()).toBe('missing');
});

test('a second press while one is under way is not taken', async () => {
  const shop = flakyBank('good');
  const { actor, seen } = await visit(shop, { steps: 0 });
  actor.subscribe((snapshot) => seen.push(`${snapshot.value} takes another: ${snapshot.can({ type: 'payment.pay' })}`));
  actor.send({ type: 'payment.pay' });
  actor.send({ type: 'payment.pay' });
  await settle();
  expect(shop.bank.log.filter((name) => name === 'confirmPayment')).toHaveLength(1);
  expect(seen.filter((line) => line.endsWith('true'))).toEqual([]);
  judge(shop);
});

test('two tabs that pay at once charge once; the other sees that it is paid', async () => {
  const shop = flakyBank('good');
  const one = await visit(shop, { steps: 0 });
  const other = await visit(shop, { steps: 0 });
  one.actor.send({ type: 'payment.pay' });
  other.actor.send({ type: 'payment.pay' });
  await settle();
  await settle();
  expect([one.value(), other.value()]).toEqual(['paid', 'alreadyPaid']);
  expect(shop.bank.log.filter((name) => name === 'confirmPayment')).toHaveLength(1);
  judge(shop);
});

describe('a provider that never answers', () => {
  /** Opens the page, has the provider's n-th call go unanswered, and waits a minute. */
  async function hang(call: number, steps: number) {
    const shop = flakyBank('good', { faults: { [call]: 'silent' } });
    const run = await visit(shop, { steps });
    run.clock.increment(MINUTE);
    await settle();
    return { shop, ...run };
  }

  test.each([
    [1, 0, 'unopened'],
    [3, 1, 'declined'],
  ])('at call %i: nothing was charged, and it can be tried again', async (call, steps, state) => {
    const { value, shop } = await hang(call, steps);
    expect([value(), shop.bank.charges()]).toEqual([state, 0]);
    judge(shop);
  });

  test('while it charges: a doubt, which looking it up resolves', async () => {
    const { shop, actor, value } = await hang(5, 1);
    expect([value(), shop.bank.journal.get('b1')?.stage]).toEqual(['unknown', 'confirming']);
    actor.send({ type: 'payment.checkAgain' });
    await settle();
    expect(value()).toBe('paid');
    judge(shop);
  });
});

test("the sandbox's reset: whatever is open looks anew, and takes no answer of before", async () => {
  const shop = flakyBank('good', { faults: { 5: 'silent' } });
  const { actor, value } = await visit(shop, { steps: 1 });
  expect(value()).toBe('confirming');
  shop.bank.journal.clear();
  actor.send({ type: 'payment.restart' });
  await settle();
  expect([value(), actor.getSnapshot().context.attempt]).toEqual(['card', null]);
});

test('another price than the one shown is never charged without the shopper seeing it', async () => {
  const shop = flakyBank('good');
  const { actor, value } = await visit(shop, { steps: 0 });
  shop.bank.booking = { ...unpaidBooking, price: 200 };
  actor.send({ type: 'payment.pay' });
  await settle();
  expect([value(), shop.bank.charges(), actor.getSnapshot().context.refusal]).toEqual(['declined', 0, { reason: 'repriced' }]);
  expect([actor.getSnapshot().context.booking?.price, shop.bank.intents.size]).toEqual([200, 2]);
});

describe('charged, but not recorded', () => {
  test('it is shown, kept and tried again by itself, and the reconnection tries it at once', async () => {
    const shop = flakyBank('good', { faults: { 6: 'lostBefore', 7: 'refused' } });
    const { actor, seen, value } = await visit(shop, { steps: 1 });
    expect([value(), shop.bank.journal.get('b1')]).toEqual([
      'unrecorded',
      expect.objectContaining({ stage: 'charged', transactionId: 'pi_1' }),
    ]);
    actor.send({ type: 'payment.reconnected' });
    await settle();
    expect(value()).toBe('unrecorded');
    actor.send({ type: 'payment.retry' });
    await settle();
    expect([value(), seen.filter((state) => state === 'recording').length]).toEqual(['paid', 3]);
    judge(shop);
  });

  test('the order was removed meanwhile: the reference stays until it is put away', async () => {
    const shop = flakyBank('good', { faults: { 6: 'lostBefore' } });
    const { actor, value } = await visit(shop, { steps: 1 });
    shop.bank.booking = null;
    actor.send({ type: 'payment.retry' });
    await settle();
    expect([value(), shop.bank.journal.get('b1')?.stage]).toEqual(['orphaned', 'orphaned']);
    const later = await visit(shop);
    expect(later.value()).toBe('orphaned');
    later.actor.send({ type: 'payment.dismiss' });
    await settle();
    expect([later.value(), shop.bank.journal.size]).toEqual(['missing', 0]);
  });

  test('another account of this device neither pays again nor sees it', async () => {
    const shop = flakyBank('good', { faults: { 6: 'lostBefore' } });
    await visit(shop, { steps: 1 });
    const kept = shop.bank.journal.get('b1');
    if (kept) shop.bank.journal.set('b1', { ...kept, email: 'ines@example.com' });
    const other = await visit(shop);
    expect([other.value(), other.actor.getSnapshot().context.attempt]).toEqual(['elsewhere', null]);
  });
});

describe('a charge that nobody can tell about any more', () => {
  /** The page died in the middle of the charge, and its tab was closed. */
  async function lose(applied: boolean) {
    const shop = flakyBank('good', { crashAt: { call: 5, applied } });
    await visit(shop);
    return { shop, later: await visit(shop) };
  }

  test('is not paid again without a question', async () => {
    const { shop, later } = await lose(true);
    expect(later.value()).toBe('lost');
    later.actor.send({ type: 'payment.pay' });
    later.actor.send({ type: 'payment.checkAgain' });
    await settle();
    expect([later.value(), shop.bank.charges()]).toEqual(['lost', 1]);
    later.actor.send({ type: 'payment.payAgain' });
    later.actor.send({ type: 'payment.cancelPayAgain' });
    expect(later.value()).toBe('lost');
    judge(shop);
  });

  test('can be paid again by somebody who knows that it was not charged', async () => {
    const { shop, later } = await lose(false);
    later.actor.send({ type: 'payment.payAgain' });
    later.actor.send({ type: 'payment.confirmPayAgain' });
    await settle();
    expect(later.value()).toBe('card');
    later.actor.send({ type: 'payment.pay' });
    await settle();
    expect(later.value()).toBe('paid');
    judge(shop);
  });

  test('is settled as soon as the booking says that it is paid', async () => {
    const { shop, later } = await lose(true);
    shop.bank.booking = { ...unpaidBooking, paid: true };
    later.actor.send({ type: 'payment.checkAgain' });
    await settle();
    expect([later.value(), shop.bank.journal.size]).toEqual(['alreadyPaid', 0]);
  });

  test('waits for another tab that is still at it', async () => {
    const shop = flakyBank('slow');
    const one = await visit(shop, { steps: 1 });
    expect(one.value()).toBe('processing');
    const other = await visit(shop);
    expect(other.value()).toBe('queueing');
    one.clock.increment(MINUTE);
    for (let round = 0; round < 6; round += 1) {
      await settle();
      one.clock.increment(MINUTE);
    }
    await settle();
    expect([one.value(), other.value()]).toEqual(['paid', 'alreadyPaid']);
    judge(shop);
  });
});

const CARDS: CardKind[] = ['good', 'challenged', 'slow', 'declined'];
/** Enough to get through two faults; with a declined card nothing else ends it. */
const STEPS: Record<CardKind, number> = { good: 40, challenged: 40, slow: 40, declined: 5 };
const FAULTS: Fault[] = ['refused', 'lostBefore', 'lostAfter'];
const CALLS = [...Array.from({ length: 11 }).keys()];
const single = CALLS.flatMap((at) => FAULTS.map((fault) => ({ [at]: fault })));
const pairs = CALLS.flatMap((first) =>
  CALLS.filter((second) => second > first).flatMap((second) =>
    FAULTS.flatMap((one) => FAULTS.map((other) => ({ [first]: one, [second]: other }))),
  ),
);

describe.each(CARDS)('a %s card', (card) => {
  test('whatever call goes wrong, once or twice, money moves once at most, and it is paid in the end', async () => {
    for (const faults of [...single, ...pairs]) {
      const shop = flakyBank(card, { faults });
      const { value } = await visit(shop, { steps: STEPS[card] });
      judge(shop);
      if (card === 'declined') expect(shop.bank.charges()).toBe(0);
      else expect([value(), shop.bank.journal.size, JSON.stringify(faults)]).toEqual(['paid', 0, JSON.stringify(faults)]);
    }
  });

  test.each([true, false])('wherever the page dies (the call applied: %s), the same tab ends it at its next start', async (applied) => {
    for (const call of CALLS) {
      const shop = flakyBank(card, { crashAt: { call, applied } });
      const { secrets } = await visit(shop, { steps: STEPS[card] });
      const { value } = await visit(shop, { secrets, steps: STEPS[card] });
      judge(shop);
      if (card === 'declined') expect(shop.bank.charges()).toBe(0);
      else {
        expect(['paid', 'alreadyPaid']).toContain(value());
        expect([shop.bank.charges(), shop.bank.journal.size, secrets.size]).toEqual([1, 0, 0]);
      }
    }
  });

  test.each([true, false])('wherever the page dies (the call applied: %s), another tab never charges again by itself', async (applied) => {
    for (const call of CALLS) {
      const shop = flakyBank(card, { crashAt: { call, applied } });
      await visit(shop, { steps: STEPS[card] });
      const { value } = await visit(shop, { steps: STEPS[card] });
      judge(shop);
      if (value() === 'lost') expect(shop.bank.journal.get('b1')?.stage).toBe('confirming');
    }
  });
});
