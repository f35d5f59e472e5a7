import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Phone } from '../../src/contract/entities/phone.ts';
import type { Tool } from '../../src/contract/entities/tool.ts';
import { newBooking, tool } from '../../tests/contract/cases.ts';
import { admin, shopper, stranger } from '../../tests/contract/sandbox.ts';
import type { Caller } from '../../src/server/access.ts';
import { addAdministrator } from '../addRows.ts';
import type { PostgresTransaction } from '../database/postgresStore.ts';
import { type OpenBackend, openBackend } from '../test/openBackend.ts';
import { onceForKey } from '../../src/server/idempotency.ts';
import { resolvers } from './resolvers.ts';
import { returnUnbooked } from './stock.ts';

let backend: OpenBackend;
const seeded = tool.quantity ?? 0;

beforeAll(async () => {
  backend = await openBackend();
  return backend.close;
});
beforeEach(() => backend.reset());

const read = async () => backend.call('getTool', { id: tool._id });
const stock = async () => ((await read()).json as Tool).quantity;

/** Sets the stock as the shop does: with the ETag of what it has just read. */
async function put(as: string, quantity: number) {
  const { etag } = await read();
  return backend.call('updateTool', { id: tool._id, body: { quantity } }, { as, headers: { 'if-match': etag ?? '' } });
}
const take = async (as: string, quantity: number) => put(as, ((await stock()) ?? 0) - quantity);
const book = (as: string, quantity: number, changes: object = {}) =>
  backend.call(
    'createBooking',
    { body: { ...newBooking, email: as, quantity, price: Math.round((tool.price ?? 0) * quantity * 100) / 100, ...changes } },
    { as },
  );
const expire = () => backend.store.query("UPDATE reservations SET expires_at = now() - interval '1 second'");

describe('a shopper', () => {
  test('must say which version of the tool they have read', async () => {
    const { status } = await backend.call('updateTool', { id: tool._id, body: { quantity: seeded - 1 } }, { as: shopper });
    expect([status, await stock()]).toEqual([428, seeded]);
  });

  test('cannot take with an outdated version', async () => {
    const { etag } = await read();
    await take(stranger, 1);
    const body = { quantity: seeded - 1 };
    const late = await backend.call('updateTool', { id: tool._id, body }, { as: shopper, headers: { 'if-match': etag ?? '' } });
    expect([late.status, await stock()]).toEqual([412, seeded - 1]);
  });

  test('may give back what they have taken, and no more', async () => {
    await take(shopper, 3);
    expect((await put(shopper, seeded - 1)).status).toBe(200);
    expect((await put(shopper, seeded + 1)).status).toBe(403);
    expect((await put(stranger, seeded)).status).toBe(403);
    expect((await put(shopper, seeded)).status).toBe(200);
    expect((await put(shopper, seeded + 1)).status).toBe(403);
    expect(await stock()).toBe(seeded);
  });

  test('books only what they have taken, once', async () => {
    expect((await book(shopper, 2)).status).toBe(409);
    await take(shopper, 2);
    expect((await book(stranger, 2)).status).toBe(409);
    expect((await book(shopper, 3)).status).toBe(409);
    expect((await book(shopper, 2)).status).toBe(200);
    expect((await book(shopper, 2)).status).toBe(409);
    expect((await put(shopper, seeded)).status).toBe(403);
    expect(await stock()).toBe(seeded - 2);
  });
});

test('stock that nobody has booked in time returns by itself, once', async () => {
  await take(shopper, 3);
  expect(await returnUnbooked(backend.store)).toBe(0);
  await expire();
  expect(await returnUnbooked(backend.store)).toBe(1);
  expect(await returnUnbooked(backend.store)).toBe(0);
  expect(await stock()).toBe(seeded);
  expect((await book(shopper, 3)).status).toBe(409);
  expect((await put(shopper, seeded + 3)).status).toBe(403);
});

test('only what was not booked returns, and nothing is left of what was', async () => {
  await take(shopper, 3);
  await book(shopper, 2);
  await take(stranger, 2);
  await book(stranger, 2);
  await expire();
  expect(await returnUnbooked(backend.store)).toBe(1);
  expect(await stock()).toBe(seeded - 4);
  expect(await backend.store.query('SELECT tool_id FROM reservations')).toEqual([]);
});

test('what was taken for a removed tool returns to nothing', async () => {
  await take(shopper, 1);
  await backend.call('deleteTool', { id: tool._id }, { as: admin });
  await expire();
  expect(await returnUnbooked(backend.store)).toBe(1);
  expect((await read()).status).toBe(404);
});

test('an administrator restocks, takes and books without a reservation', async () => {
  expect((await backend.call('updateTool', { id: tool._id, body: { quantity: seeded + 5 } }, { as: admin })).status).toBe(200);
  await take(admin, 2);
  expect((await book(admin, 2)).status).toBe(200);
  await expire();
  expect(await returnUnbooked(backend.store)).toBe(0);
  expect(await stock()).toBe(seeded + 3);
});

test('who reserved something before they became an administrator does not get it twice', async () => {
  await take(stranger, 3);
  await addAdministrator(backend.store, stranger);
  expect((await book(stranger, 2)).status).toBe(200);
  expect((await put(stranger, seeded - 2)).status).toBe(200);
  await expire();
  expect(await returnUnbooked(backend.store)).toBe(0);
  expect(await stock()).toBe(seeded - 2);
});

test('a shopper’s order that an administrator’s session finishes uses up what the shopper has taken', async () => {
  await take(shopper, 2);
  expect((await book(admin, 2, { email: shopper })).status).toBe(200);
  await expire();
  expect(await returnUnbooked(backend.store)).toBe(0);
  expect(await stock()).toBe(seeded - 2);
});

test('more phones than there are cannot be booked', async () => {
  const [phone] = (await backend.call('listPhones', {})).json as Phone[];
  const bookPhones = (quantity: number) => book(shopper, quantity, { name: phone?.name, price: (phone?.price ?? 0) * quantity });
  expect((await bookPhones((phone?.quantity ?? 0) + 1)).status).toBe(409);
  expect((await bookPhones(phone?.quantity ?? 0)).status).toBe(200);
});

describe('the price of a booking', () => {
  beforeEach(() => take(shopper, 2));

  test.for([
    ['of another amount', { price: tool.price }],
    ['of 0', { price: 0 }],
    ['one cent off', { price: Math.round((tool.price ?? 0) * 200 + 1) / 100 }],
  ] as const)('%s is refused', async ([, changes]) => {
    expect((await book(shopper, 2, changes)).status).toBe(409);
    expect((await backend.call('listOwnBookings', { email: stranger }, { as: stranger })).json).toEqual([]);
  });

  test('of a product that nobody sells is refused', async () => {
    expect((await book(shopper, 2, { name: 'Flux Capacitor' })).status).toBe(409);
  });
});

test('of many who want the last ones at once, only as many get one as there are, and nothing is lost', async () => {
  await backend.store.query('UPDATE tools SET quantity = 5 WHERE id = $1', [tool._id]);
  const people = Array.from({ length: 12 }, (_, index) => `buyer${index}@example.com`);
  /** Takes and books one, again and again until it is booked or sold out. */
  const buy = async (email: string): Promise<boolean> => {
    for (;;) {
      const { etag, json } = await read();
      const quantity = (json as Tool).quantity ?? 0;
      if (quantity === 0) return false;
      const headers = { 'if-match': etag ?? '' };
      const { status } = await backend.call('updateTool', { id: tool._id, body: { quantity: quantity - 1 } }, { as: email, headers });
      expect([200, 412, 503]).toContain(status);
      if (status === 200) return (await book(email, 1)).status === 200;
    }
  };
  const bought = await Promise.all(people.map(buy));
  expect(bought.filter(Boolean)).toHaveLength(5);
  expect(await stock()).toBe(0);
  const [{ sum } = { sum: 0 }] = await backend.store.query<{ sum: string }>(
    "SELECT sum(quantity)::text AS sum FROM bookings WHERE email LIKE 'buyer%'",
  );
  expect(sum).toBe('5');
});

test('whoever takes or books one tool is not in the way of whoever takes or books another', async () => {
  // A database that has counted its rows reads small tables as a whole.
  await backend.store.query('ANALYZE');
  const tools = ((await backend.call('listTools', {})).json as Tool[]).filter(({ quantity }) => (quantity ?? 0) > 0);
  const attempts: string[] = [];
  /** Two transactions, neither of which ends before both have done their work. */
  const both = async (work: (transaction: PostgresTransaction, caller: Caller, tool: Tool) => Promise<unknown>) => {
    const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const write = (index: number) =>
      backend.store.write(async (transaction) => {
        const caller = { email: `buyer${index}@example.com`, isAdmin: async () => false };
        attempts.push(caller.email);
        await work(transaction, caller, tools[index] ?? tool);
        arrived[index]?.resolve();
        await Promise.all(arrived.map(({ promise }) => promise));
      });
    await Promise.all([write(0), write(1)]);
  };
  const context = { ifMatch: '*', login: { provenEmail: null, issueToken: async () => '' } };
  await both((transaction, caller, { _id, quantity }) =>
    resolvers.updateTool({ ...context, transaction, caller }, { id: _id, body: { quantity: (quantity ?? 0) - 1 } }),
  );
  await both((transaction, caller, { name, price }) => {
    const input = { body: { ...newBooking, email: caller.email, name, price, quantity: 1 } };
    const request = { name: 'createBooking', caller, key: `of ${caller.email}`, input } as const;
    return onceForKey(transaction, request, () => resolvers.createBooking({ ...context, transaction, caller }, input));
  });
  expect(attempts).toHaveLength(4);
});
