import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '../../src/contract/entities/booking.ts';
import { unpaid } from '../../tests/contract/cases.ts';
import { admin, shopper, stranger } from '../../tests/contract/sandbox.ts';
import { type OpenBackend, openBackend } from '../test/openBackend.ts';
import type { NotableCharge } from './payments.ts';

let backend: OpenBackend;
const other = { ...unpaid, _id: '65f0a1c1e4b0000000000001' };

beforeAll(async () => {
  backend = await openBackend();
  return backend.close;
});
beforeEach(() => backend.reset());

const createIntent = (as = shopper, price = unpaid.price) => backend.call('createPaymentIntent', { body: { price } }, { as });
const pay = (transactionId: string, id = unpaid._id, as = shopper) =>
  backend.call('recordPayment', { id, body: { appointment: id, transactionId } }, { as });
const addOrder = (order: Booking = other) => backend.store.write(async (transaction) => transaction.put('bookings', order));
const payments = async (...ids: string[]) =>
  Promise.all(ids.map(async (id) => ((await backend.call('getBooking', { id }, { as: admin })).json as Booking).transactionId));
const notable = async () => (await backend.send('GET', '/charges', undefined, { as: admin })).json as NotableCharge[];
const charged = async (as = shopper, price = unpaid.price) => {
  await createIntent(as, price);
  const id = `pi_${backend.stripe.intents.size}`;
  backend.stripe.confirm(id);
  return id;
};

describe('an intent', () => {
  test('is made for the price of an unpaid order of the caller, and names it', async () => {
    expect((await createIntent()).json).toEqual({ clientSecret: backend.stripe.intents.get('pi_1')?.client_secret });
    const amount = Math.round((unpaid.price ?? 0) * 100);
    expect(backend.stripe.intents.get('pi_1')).toMatchObject({
      amount,
      currency: 'usd',
      metadata: { email: shopper, booking: unpaid._id },
    });
  });

  test('is refused for any other price, and for somebody else', async () => {
    expect((await createIntent(shopper, (unpaid.price ?? 0) + 0.01)).status).toBe(409);
    expect((await createIntent(stranger)).status).toBe(409);
    expect(backend.stripe.intents.size).toBe(0);
  });

  test.for([0.49, 1_000_000])('is refused for %d dollars, which the provider does not charge', async (price) => {
    await addOrder({ ...other, price });
    expect(await createIntent(shopper, price)).toMatchObject({ status: 400 });
  });

  test('names no order if two have the same price', async () => {
    await addOrder();
    await createIntent();
    expect(backend.stripe.intents.get('pi_1')?.metadata).toEqual({ email: shopper });
  });

  test('of an administrator is for the one order of that price, whoever has it', async () => {
    await createIntent(admin);
    expect(backend.stripe.intents.get('pi_1')?.metadata).toEqual({ email: shopper, booking: unpaid._id });
  });

  test('of one order is the same for whoever pays it, on any device, so that it is charged once', async () => {
    const intents = [await createIntent(), await createIntent(), await createIntent(admin)];
    expect(new Set(intents.map(({ json }) => (json as { clientSecret: string }).clientSecret)).size).toBe(1);
    backend.stripe.confirm('pi_1');
    expect(() => backend.stripe.confirm('pi_1')).toThrow('cannot be confirmed any more');
  });

  test('that the provider failed to create can be created, once', async () => {
    backend.stripe.failKey(500);
    await createIntent();
    expect((await createIntent()).json).toEqual({ clientSecret: backend.stripe.intents.get('pi_1')?.client_secret });
    expect(backend.stripe.intents.size).toBe(1);
  });

  test('that another request is creating is no second one', async () => {
    backend.stripe.failKey(409);
    expect((await createIntent()).status).toBe(503);
    expect(backend.stripe.intents.size).toBe(0);
  });

  test.for(['was cancelled', 'was charged and given back'])('that %s is not given out again', async (fate) => {
    const id = await charged();
    if (fate === 'was cancelled') Object.assign(backend.stripe.intents.get(id) ?? {}, { status: 'canceled' });
    else backend.stripe.refund(id, Math.round((unpaid.price ?? 0) * 100));
    await createIntent();
    expect((await createIntent()).json).toEqual({ clientSecret: backend.stripe.intents.get('pi_2')?.client_secret });
  });

  test('with a known Idempotency-Key is the same one, and the provider is asked for no other', async () => {
    const send = () =>
      backend.call('createPaymentIntent', { body: { price: unpaid.price } }, { as: shopper, headers: { 'idempotency-key': 'k1' } });
    const first = await send();
    Object.assign(backend.stripe.intents.get('pi_1') ?? {}, { status: 'canceled' });
    expect((await send()).json).toEqual(first.json);
    expect(backend.stripe.intents.size).toBe(1);
  });
});

describe('a payment', () => {
  test('that the provider confirms is recorded, and again', async () => {
    const id = await charged();
    expect((await pay(id)).json).toMatchObject({ modifiedCount: 1 });
    expect((await pay(id)).json).toMatchObject({ modifiedCount: 0 });
    expect(await payments(unpaid._id)).toEqual([id]);
    expect(await notable()).toEqual([]);
  });

  test.for(['pi_404', 'nonsense', '../customers', 'pi_1/../../x'])('with the id %s is refused', async (id) => {
    expect((await pay(id)).status).toBe(409);
    expect(await payments(unpaid._id)).toEqual(['']);
  });

  test('that was not charged is refused', async () => {
    await createIntent();
    expect((await pay('pi_1')).status).toBe(409);
    for (const method of ['pm_card_chargeDeclined', 'pm_card_threeDSecure2Required']) {
      backend.stripe.confirm('pi_1', method);
      expect((await pay('pi_1')).status).toBe(409);
    }
  });

  /** A charge whose intent names no order, because two have the price. */
  async function chargedForEither(order: Partial<Booking>) {
    await addOrder({ ...other, ...order });
    await addOrder({ ...other, ...order, _id: '65f0a1c1e4b0000000000002' });
    return charged(order.email ?? shopper, order.price ?? unpaid.price);
  }

  test.for<[string, Partial<Booking>]>([
    ['of another price', { price: 1 }],
    ['of somebody else', { email: stranger }],
  ])('%s is refused', async ([, order]) => {
    expect((await pay(await chargedForEither(order))).status).toBe(409);
    expect(await payments(unpaid._id)).toEqual(['']);
  });

  test('for another order of the same price and person is refused', async () => {
    const id = await charged();
    await addOrder();
    expect((await pay(id, other._id)).status).toBe(409);
  });

  test.for([false, true])(
    'of an administrator pays the order that they say, of several people’s (event first: %s)',
    async (isEventFirst) => {
      await addOrder({ ...other, email: admin });
      const id = await charged(admin);
      const event = backend.stripe.eventOf('payment_intent.succeeded', id);
      if (isEventFirst) await backend.deliver(event);
      expect(await payments(unpaid._id, other._id)).toEqual(['', '']);
      expect((await notable()).map(({ intentId, email }) => [intentId, email])).toEqual(isEventFirst ? [[id, admin]] : []);
      expect((await pay(id)).status).toBe(409);
      expect((await pay(id, unpaid._id, admin)).json).toMatchObject({ modifiedCount: 1 });
      if (!isEventFirst) await backend.deliver(event);
      expect((await pay(id, other._id, admin)).status).toBe(409);
      expect(await payments(unpaid._id, other._id)).toEqual([id, '']);
      expect(await notable()).toEqual([]);
    },
  );

  test('that was given back is refused, whether or not the event has come', async () => {
    const id = await charged();
    backend.stripe.refund(id, 6800);
    expect((await pay(id)).status).toBe(409);
    backend.stripe.refund(id, 0);
    await backend.deliver(backend.stripe.eventOf('charge.refunded', id, Math.round((unpaid.price ?? 0) * 100)));
    expect((await pay(id)).status).toBe(409);
  });

  test('in another currency is refused, and its event pays nothing', async () => {
    const id = await charged();
    // Of another program with the same account at the provider: 6800 yen are 44 dollars.
    Object.assign(backend.stripe.intents.get(id) ?? {}, { currency: 'jpy', metadata: { email: shopper } });
    expect((await pay(id)).status).toBe(409);
    await backend.deliver(backend.stripe.eventOf('payment_intent.succeeded', id));
    await backend.deliver(backend.stripe.eventOf('charge.refunded', id, 6800));
    expect(await payments(unpaid._id)).toEqual(['']);
    expect(await notable()).toEqual([]);
  });

  test('pays one order only', async () => {
    await addOrder();
    const id = await charged();
    const answers = await Promise.all([pay(id), pay(id, other._id)]);
    // One of them, whichever was first.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(new Set(await payments(unpaid._id, other._id))).toEqual(new Set(['', id]));
  });
});

describe('an event of the provider', () => {
  test('records a charge that no browser came back for, once', async () => {
    const id = await charged();
    const event = backend.stripe.eventOf('payment_intent.succeeded', id);
    expect((await backend.deliver(event)).status).toBe(200);
    expect((await backend.deliver(event)).status).toBe(200);
    expect(await payments(unpaid._id)).toEqual([id]);
    expect((await pay(id)).json).toMatchObject({ modifiedCount: 0 });
  });

  test('changes nothing that the browser has recorded, even at the same time', async () => {
    await addOrder();
    const id = await charged();
    const event = backend.stripe.eventOf('payment_intent.succeeded', id);
    const [answer] = await Promise.all([pay(id), backend.deliver(event)]);
    expect(answer.status).toBe(200);
    await backend.deliver(backend.stripe.eventOf('payment_intent.succeeded', id));
    expect(await payments(unpaid._id, other._id)).toEqual([id, '']);
    expect(await notable()).toEqual([]);
  });

  test('that fits two orders is listed for an administrator, until the browser says which', async () => {
    await addOrder();
    const id = await charged();
    await backend.deliver(backend.stripe.eventOf('payment_intent.succeeded', id));
    expect(await payments(unpaid._id, other._id)).toEqual(['', '']);
    expect(await notable()).toMatchObject([{ intentId: id, email: shopper, price: unpaid.price, refunded: 0, bookingId: null }]);
    expect((await pay(id, other._id)).status).toBe(200);
    expect(await notable()).toEqual([]);
  });

  test('of a refund is noted on the order, whichever comes first', async () => {
    const id = await charged();
    const [paid, half, most] = [
      backend.stripe.eventOf('payment_intent.succeeded', id),
      backend.stripe.eventOf('charge.refunded', id, 500),
      backend.stripe.eventOf('charge.refunded', id, 900),
    ];
    for (const event of [most, paid, half]) await backend.deliver(event);
    expect(await payments(unpaid._id)).toEqual([id]);
    expect(await notable()).toMatchObject([{ intentId: id, bookingId: unpaid._id, refunded: 9 }]);
  });

  test('of a charge that was given back as a whole pays nothing', async () => {
    const id = await charged();
    await backend.deliver(backend.stripe.eventOf('charge.refunded', id, Math.round((unpaid.price ?? 0) * 100)));
    await backend.deliver(backend.stripe.eventOf('payment_intent.succeeded', id));
    expect(await payments(unpaid._id)).toEqual(['']);
    expect(await notable()).toMatchObject([{ intentId: id, price: unpaid.price, refunded: unpaid.price }]);
  });

  test.for([
    ['without a signature', (body: string) => ({ body, signature: '' })],
    ['with a changed body', (body: string, signature: string) => ({ body: body.replace('"evt_', '"evt_9'), signature })],
    [
      'with a signature of somebody else',
      (body: string, signature: string) => ({ body, signature: signature.replace(/v1=(.)/, (_, digit) => `v1=${digit === '0' ? 1 : 0}`) }),
    ],
  ] as const)('%s is refused', async ([, change]) => {
    const id = await charged();
    const { body, signature } = backend.stripe.eventOf('payment_intent.succeeded', id);
    expect((await backend.deliver(change(body, signature))).status).toBe(400);
    expect(await payments(unpaid._id)).toEqual(['']);
  });
});

test('a provider that does not answer keeps nobody from looking at products', async () => {
  const { release } = backend.stripe.hold();
  const paying = Promise.all(Array.from({ length: 30 }, (_, index) => pay(`pi_never${index}`)));
  expect((await backend.call('listTools', {})).status).toBe(200);
  expect((await pay('pi_oneMore')).status).toBe(503);
  release();
  expect(new Set((await paying).map(({ status }) => status))).toEqual(new Set([409, 503]));
  expect(await payments(unpaid._id)).toEqual(['']);
});

test('only administrators list charges', async () => {
  expect((await backend.send('GET', '/charges')).status).toBe(401);
  expect((await backend.send('GET', '/charges', undefined, { as: shopper })).status).toBe(403);
});

test('the audit names who has moved money, and keeps nothing of what was refused', async () => {
  await pay('pi_404');
  await pay(await charged());
  const rows = await backend.store.query('SELECT email, operation, input FROM audit ORDER BY id');
  expect(rows).toMatchObject([
    { email: shopper, operation: 'createPaymentIntent', input: { body: { price: unpaid.price } } },
    { email: shopper, operation: 'recordPayment', input: { id: unpaid._id, body: { transactionId: 'pi_1' } } },
  ]);
});
