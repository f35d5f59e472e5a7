import { Socket } from 'node:net';
import { Client } from 'pg';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newBooking, tool, unpaid } from '../../tests/contract/cases.ts';
import { admin, shopper } from '../../tests/contract/sandbox.ts';
import type { User } from '../../src/contract/entities/user.ts';
import { type OpenBackend, openBackend } from '../test/openBackend.ts';

let backend: OpenBackend;

beforeAll(async () => {
  backend = await openBackend();
  return backend.close;
});
beforeEach(() => backend.reset());

/** Breaks all connections but the one that says so, as a restart of the database does. */
const breakConnections = () =>
  backend.store.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

test('a request that loses the database is told to come back, and the next one is served', async () => {
  // It waits for the provider in the middle of its transaction, and has more to read.
  const { release, asked } = backend.stripe.hold();
  const body = { appointment: unpaid._id, transactionId: 'pi_1' };
  const pending = backend.call('recordPayment', { id: unpaid._id, body }, { as: shopper });
  await asked;
  await breakConnections();
  release();
  const answer = await pending;
  expect([answer.status, answer.json, answer.headers.get('retry-after')]).toEqual([503, { message: 'The database does not answer' }, '1']);
  expect(backend.outages).not.toEqual([]);
  expect((await backend.call('createPaymentIntent', { body: { price: unpaid.price } }, { as: shopper })).status).toBe(200);
});

test('a request whose COMMIT is not answered is not said to have failed or succeeded', async () => {
  // It waits for the provider, and only its COMMIT is left.
  const { release, asked } = backend.stripe.hold();
  const pending = backend.call('createPaymentIntent', { body: { price: unpaid.price } }, { as: shopper });
  await asked;
  await breakConnections();
  release();
  const { status, json, headers } = await pending;
  const message = 'The database did not say whether this was done';
  expect([status, json, headers.get('retry-after')]).toEqual([504, { message }, null]);
  expect(backend.outages).not.toEqual([]);
});

test('a request that is sent again while it is carried out holds no connection', async () => {
  const { release, asked } = backend.stripe.hold();
  const options = { as: shopper, headers: { 'idempotency-key': 'k1' } };
  const send = () => backend.call('createPaymentIntent', { body: { price: unpaid.price } }, options);
  const first = send();
  await asked;
  // More than there are connections.
  const others = await Promise.all(Array.from({ length: 25 }, send));
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]));
  release();
  expect((await first).status).toBe(200);
  expect((await send()).json).toEqual((await first).json);
});

test('a statement that nobody waited for says itself why it failed', async () => {
  const writing = backend.store.write(async ({ send, query }) => {
    send('SELECT 1 / $1::integer', [0]);
    // PostgreSQL refuses this one, because of the other.
    await query('SELECT 1');
  });
  await expect(writing).rejects.toMatchObject({ status: 400, message: 'A value cannot be stored' });
});

test('nothing is stored if the last statement fails, although the COMMIT was sent behind it', async () => {
  const writing = backend.store.write(async ({ send }) => {
    send('UPDATE tools SET quantity = quantity + 1 WHERE id = $1', [tool._id]);
    send('SELECT 1 / $1::integer', [0]);
  });
  await expect(writing).rejects.toMatchObject({ status: 400, message: 'A value cannot be stored' });
  expect(await backend.store.read(async (view) => view.get('tools', tool._id))).toEqual(tool);
});

test('an intent is made for what a repeated transaction finds, not for what the first attempt found', async () => {
  const found = [unpaid._id, undefined];
  const { clientSecret } = await backend.store.write(async (transaction) => {
    const bookingId = found.shift();
    const intent = await transaction.createIntent({ price: 68, email: shopper, bookingId });
    if (bookingId !== undefined) await transaction.query('DO $$ BEGIN RAISE serialization_failure; END $$');
    return intent;
  });
  expect(backend.stripe.intents.get(clientSecret.split('_secret_')[0] ?? '')?.metadata).toEqual({ email: shopper });
});

test('a booking that is sent again with its key gets the first answer, although the stock is used up, and is made once', async () => {
  await backend.call(
    'updateTool',
    { id: tool._id, body: { quantity: (tool.quantity ?? 0) - 1 } },
    { as: shopper, headers: { 'if-match': '*' } },
  );
  const book = async (quantity: number) =>
    backend.call(
      'createBooking',
      { body: { ...newBooking, price: (tool.price ?? 0) * quantity, quantity } },
      { as: shopper, headers: { 'idempotency-key': 'k1' } },
    );
  const first = await book(1);
  expect(first.status).toBe(200);
  const bookings = async () => (await backend.store.read(async (view) => view.byEmail('bookings', shopper))).length;
  const count = await bookings();
  expect((await book(1)).json).toEqual(first.json);
  // Also one that the stock would not allow.
  expect((await book(2)).status).toBe(422);
  expect(await bookings()).toBe(count);
});

test('the two calls of a booking send 16 statements in four packets', async () => {
  const statements = vi.spyOn(Client.prototype, 'query');
  const packets = [vi.spyOn(Socket.prototype, '_writev'), vi.spyOn(Socket.prototype, '_write')];
  onTestFinished(() => void vi.restoreAllMocks());
  const headers = { 'if-match': '*', 'idempotency-key': 'k1' };
  const body = { ...newBooking, price: tool.price, quantity: 1 };
  for (const call of [
    () => backend.call('updateTool', { id: tool._id, body: { quantity: (tool.quantity ?? 0) - 1 } }, { as: shopper, headers }),
    () => backend.call('createBooking', { body }, { as: shopper, headers }),
  ])
    expect((await call()).status).toBe(200);
  const toDatabase = (packets.flatMap(({ mock }) => mock.contexts) as Socket[]).filter(
    ({ remotePort }) => remotePort === Number(new URL(backend.environment.DATABASE_URL).port),
  );
  expect([statements.mock.calls.length, toDatabase.length]).toEqual([16, 4]);
});

test('a transaction scans no table, although its connection has often done so outside of one', async () => {
  // Without counted rows, PostgreSQL does not know that a table is small enough to scan.
  await backend.store.query('ANALYZE');
  const readUser = async () => backend.store.read(async (view) => view.byEmail('users', shopper));
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, readUser));
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let attempts = 0;
  const change = (email: string, index: number) =>
    backend.store.write(async (transaction) => {
      attempts += 1;
      const [user] = await transaction.byEmail('users', email);
      await transaction.put('users', { ...(user as User), bio: 'Changed' });
      arrived[index]?.resolve();
      await Promise.all(arrived.map(({ promise }) => promise));
    });
  await Promise.all([shopper, admin].map(change));
  expect(attempts).toBe(2);
});

test('a row of a list is the same as the row alone', async () => {
  const [user] = await backend.store.read(async (view) => view.all('users'));
  expect(user).toBeDefined();
  await backend.store.write(async (transaction) => {
    await transaction.put('tools', {
      ...tool,
      name: 'Größe "½"\\\n\t\u0001 🔧 قفل',
      price: 0.01,
      quantity: 2 ** 53 - 1,
      rating: 4.35,
    });
    await transaction.put('users', { ...(user as User), birthday: '' });
  });
  for (const name of ['tools', 'cameraProducts', 'phones', 'reviews', 'users', 'bookings'] as const) {
    const rows = await backend.store.read(async (view) => view.all(name));
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(await backend.store.read(async (view) => view.get(name, row._id))).toEqual(row);
  }
});

test('a list without rows is empty', async () => {
  expect(await backend.store.read(async (view) => view.all('answers'))).toEqual([]);
});
