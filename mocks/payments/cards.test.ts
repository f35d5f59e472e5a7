import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { intentIdOf } from '#contract/payment.ts';
import type { CardPayments } from '#app/services/ports.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { createQueue } from '../store/queue.ts';
import { createWorld, type World } from '../store/world.ts';
import type { TypedCard } from './cardEntry.ts';
import { createSandboxCards, type SandboxCardsOptions } from './cards.ts';
import { testCards, UNAUTHENTICATED } from './testCards.ts';

const NOW = new Date(2026, 10, 20).getTime();
const billing = { name: 'Wrench', email: 'shopper@example.com', phone: '1' };
const VISA = '4242424242424242';
const REQUIRES_ACTION = '4000002500003155';

const newWorld = () => createWorld({ store: memoryStore(), lock: createQueue() });
const intentIn = async (world: World) => {
  const { clientSecret } = await world.write((transaction) => transaction.createIntent({ price: 48 }));
  return { clientSecret, id: intentIdOf(clientSecret) };
};

/** Opens a tab with a field that contains what the test types. */
function open(world: World, options: Partial<SandboxCardsOptions> = {}) {
  let typed: TypedCard | null = null;
  const confirmCharge = vi.fn<SandboxCardsOptions['confirmCharge']>(() => Promise.resolve(true));
  const field = { CardField: () => null, read: () => typed };
  const cards = createSandboxCards({ world, confirmCharge, now: () => NOW, field, ...options });
  const enterCard = (card: Partial<TypedCard> | null) => {
    typed = card && { number: VISA, expiry: '1230', cvc: card.number?.startsWith('37') ? '1234' : '123', ...card };
  };
  const methodOf = async (number: string) => {
    enterCard({ number });
    const method = await cards.createPaymentMethod(billing);
    if (method.state !== 'created') throw new Error(method.message);
    return method.paymentMethodId;
  };
  const pay = async (clientSecret: string, number: string) =>
    cards.confirmPayment({ clientSecret, paymentMethodId: await methodOf(number) });
  return { ...cards, confirmCharge, enterCard, methodOf, pay };
}

const retrieve = (cards: CardPayments, clientSecret: string) => cards.retrievePayment({ clientSecret, paymentMethodId: '' });

describe('a card', () => {
  test.for([
    [{ number: '' }, 'Your card number is incomplete.'],
    [{ number: '4242424242424241' }, 'Your card number is invalid.'],
    [{ expiry: '1026' }, "Your card's expiration date is in the past."],
    [{ cvc: '1' }, "Your card's security code is incomplete."],
  ] as const)('%j is rejected', async ([card, message]) => {
    const cards = open(await newWorld());
    cards.enterCard(card);
    expect(await cards.createPaymentMethod(billing)).toEqual({ state: 'refused', message });
  });

  test('is accepted over plain http, where browsers lack most of crypto', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const cards = open(await newWorld());
    expect(await cards.methodOf(VISA)).not.toBe(await cards.methodOf(VISA));
  });

  test('that is not a test card is rejected like a real card in test mode', async () => {
    const cards = open(await newWorld());
    cards.enterCard({ number: '4111111111111111' });
    const answer = await cards.createPaymentMethod(billing);
    expect(answer).toMatchObject({ state: 'refused', message: expect.stringContaining('used a non test card') as string });
  });

  test('rejects without a mounted field', async () => {
    await expect(open(await newWorld()).createPaymentMethod(billing)).rejects.toThrow('No card field');
  });

  test('is never stored in the world', async () => {
    const store = memoryStore();
    const world = await createWorld({ store, lock: createQueue() });
    const { clientSecret } = await intentIn(world);
    await open(world).pay(clientSecret, REQUIRES_ACTION);
    expect(await store.read()).toContain(clientSecret);
    expect(await store.read()).not.toContain(REQUIRES_ACTION);
  });
});

describe('a payment', () => {
  test.for(testCards.filter(({ label }) => label !== 'Invalid number'))('$number: $label', async ({ number, outcome }) => {
    const world = await newWorld();
    const cards = open(world);
    const { clientSecret, id } = await intentIn(world);
    expect(await retrieve(cards, clientSecret)).toEqual({ state: 'declined', message: '' });
    const answer = await cards.pay(clientSecret, number);
    const succeeded = { state: 'succeeded', transactionId: id };
    if (outcome.kind === 'succeeds') expect(answer).toEqual(succeeded);
    if (outcome.kind === 'declined') expect(answer).toEqual({ state: 'declined', message: outcome.message });
    if (outcome.kind === 'processes') expect(answer).toEqual({ state: 'processing' });
    if (outcome.kind === 'requiresAction') {
      expect(answer).toEqual({ state: 'actionRequired' });
      const { declinedAfterwards: message } = outcome;
      expect(await cards.authenticate({ clientSecret })).toEqual(message === null ? succeeded : { state: 'declined', message });
      expect(cards.confirmCharge.mock.calls).toEqual([[{ price: 48 }]]);
    }
  });

  test('that was declined can be tried again with another card', async () => {
    const world = await newWorld();
    const cards = open(world);
    const { clientSecret, id } = await intentIn(world);
    expect(await cards.pay(clientSecret, '4000000000009995')).toMatchObject({ message: 'Your card has insufficient funds.' });
    expect(await cards.pay(clientSecret, VISA)).toEqual({ state: 'succeeded', transactionId: id });
  });

  test('that succeeded stays succeeded, whatever is confirmed after it', async () => {
    const world = await newWorld();
    const cards = open(world);
    const { clientSecret, id } = await intentIn(world);
    await cards.pay(clientSecret, VISA);
    for (const number of [VISA, '4000000000000002', REQUIRES_ACTION])
      expect(await cards.pay(clientSecret, number)).toEqual({ state: 'succeeded', transactionId: id });
    expect(await cards.authenticate({ clientSecret })).toEqual({ state: 'succeeded', transactionId: id });
    expect(cards.confirmCharge).not.toHaveBeenCalled();
  });

  test('is processing until its time is over, and cannot be confirmed meanwhile', async () => {
    const world = await newWorld();
    let time = NOW;
    const cards = open(world, { now: () => time });
    const { clientSecret, id } = await intentIn(world);
    await cards.pay(clientSecret, '9999999999999995');
    time += 4999;
    expect(await cards.pay(clientSecret, '4000000000000002')).toEqual({ state: 'processing' });
    expect(await retrieve(cards, clientSecret)).toEqual({ state: 'processing' });
    time += 1;
    expect(await retrieve(cards, clientSecret)).toEqual({ state: 'succeeded', transactionId: id });
    expect(await cards.pay(clientSecret, '4000000000000002')).toEqual({ state: 'succeeded', transactionId: id });
  });

  test('is not processing for an hour after the clock was set back by an hour', async () => {
    const world = await newWorld();
    let time = NOW;
    const cards = open(world, { now: () => time });
    const { clientSecret, id } = await intentIn(world);
    await cards.pay(clientSecret, '9999999999999995');
    time -= 3_600_000;
    expect(await retrieve(cards, clientSecret)).toEqual({ state: 'succeeded', transactionId: id });
  });

  test.for(['pi_1_secret_1', 'nonsense', ''])('with the unknown secret "%s" rejects', async (clientSecret) => {
    const world = await newWorld();
    const cards = open(world);
    const { id } = await intentIn(world);
    await expect(cards.pay(clientSecret, VISA)).rejects.toThrow('No such payment_intent');
    await expect(retrieve(cards, clientSecret)).rejects.toThrow('No such payment_intent');
    await expect(cards.authenticate({ clientSecret })).rejects.toThrow('No such payment_intent');
    await expect(retrieve(cards, `${id}_secret_guessed`)).rejects.toThrow('No such payment_intent');
  });

  test('with a payment method of another page rejects, and can be tried again', async () => {
    const world = await newWorld();
    const cards = open(world);
    const { clientSecret } = await intentIn(world);
    const paymentMethodId = await open(world).methodOf(VISA);
    await expect(cards.confirmPayment({ clientSecret, paymentMethodId })).rejects.toThrow('No such PaymentMethod');
    expect(await cards.pay(clientSecret, VISA)).toMatchObject({ state: 'succeeded' });
  });

  test('rejects if the world cannot be read', async () => {
    const world = await newWorld();
    const { clientSecret } = await intentIn(world);
    const broken = () => Promise.reject(new Error('unreadable'));
    const cards = open({ ...world, read: broken, write: broken });
    await expect(cards.pay(clientSecret, VISA)).rejects.toThrow('unreadable');
    await expect(retrieve(cards, clientSecret)).rejects.toThrow('unreadable');
  });
});

describe('the bank', () => {
  test('does not ask before authenticate is called', async () => {
    const world = await newWorld();
    const cards = open(world);
    const { clientSecret } = await intentIn(world);
    await cards.pay(clientSecret, REQUIRES_ACTION);
    expect(await retrieve(cards, clientSecret)).toEqual({ state: 'actionRequired' });
    expect(cards.confirmCharge).not.toHaveBeenCalled();
  });

  test('declines if the shopper refuses, and another card can be tried', async () => {
    const world = await newWorld();
    const cards = open(world, { confirmCharge: () => Promise.resolve(false) });
    const { clientSecret } = await intentIn(world);
    await cards.pay(clientSecret, REQUIRES_ACTION);
    expect(await cards.authenticate({ clientSecret })).toEqual({ state: 'declined', message: UNAUTHENTICATED });
    expect(await cards.pay(clientSecret, VISA)).toMatchObject({ state: 'succeeded' });
  });

  test('a refusal after the payment succeeded changes nothing', async () => {
    const world = await newWorld();
    const { clientSecret, id } = await intentIn(world);
    const late = open(world, {
      confirmCharge: async () => {
        await open(world).authenticate({ clientSecret });
        return false;
      },
    });
    await late.pay(clientSecret, REQUIRES_ACTION);
    expect(await late.authenticate({ clientSecret })).toEqual({ state: 'succeeded', transactionId: id });
  });
});

describe('pages', () => {
  test('a payment keeps its state after a reload', async () => {
    const shared = { store: memoryStore(), lock: createQueue() };
    const world = await createWorld(shared);
    const [paid, pending] = [await intentIn(world), await intentIn(world)];
    await open(world).pay(paid.clientSecret, VISA);
    await open(world).pay(pending.clientSecret, REQUIRES_ACTION);
    const reloaded = open(await createWorld(shared));
    expect(await retrieve(reloaded, paid.clientSecret)).toEqual({ state: 'succeeded', transactionId: paid.id });
    expect(await retrieve(reloaded, pending.clientSecret)).toEqual({ state: 'actionRequired' });
    expect(await reloaded.authenticate(pending)).toEqual({ state: 'succeeded', transactionId: pending.id });
  });

  test('two tabs that confirm at the same time charge once, and both get the result', async () => {
    const shared = { store: memoryStore(), lock: createQueue() };
    const [one, two] = [await createWorld(shared), await createWorld(shared)];
    const { clientSecret, id } = await intentIn(one);
    const versions = async () => (JSON.parse((await shared.store.read()) ?? '') as { version: number }).version;
    const before = await versions();
    const tabs = [open(one), open(two)];
    const answers = await Promise.all(tabs.map((tab) => tab.pay(clientSecret, VISA)));
    expect(answers).toEqual([1, 2].map(() => ({ state: 'succeeded', transactionId: id })));
    expect((await versions()) - before).toBe(1);
  });

  test('a reset deletes every payment', async () => {
    const world = await newWorld();
    const { clientSecret } = await intentIn(world);
    await world.reset();
    await expect(retrieve(open(world), clientSecret)).rejects.toThrow('No such payment_intent');
  });

  test('a world that was stored before payments existed still opens', async () => {
    const store = memoryStore();
    const world = await createWorld({ store, lock: createQueue() });
    const review = { _id: 'r1', name: 'Sam', img: '', email: 'sam@example.com', description: 'Fine.' };
    await world.write((transaction) => transaction.put('reviews', review));
    const stored = JSON.parse((await store.read()) ?? '') as { changes: { intents?: object } };
    delete stored.changes.intents;
    const old = await createWorld({ store: memoryStore(JSON.stringify(stored)), lock: createQueue() });
    expect(await old.read((view) => view.get('reviews', 'r1'))).toEqual(review);
    expect(await intentIn(old)).toMatchObject({ id: expect.stringMatching(/^pi_/) as string });
  });
});
