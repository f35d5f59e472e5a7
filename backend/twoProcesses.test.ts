// Two servers over one database, many shoppers who want the same tool, and a server that is killed on the way.
// BOOKINGS=10000 npm run test:backend -- twoProcesses
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Tool } from '../src/contract/entities/tool.ts';
import { newBooking, tool } from '../tests/contract/cases.ts';
import { type OpenBackend, openBackend } from './test/openBackend.ts';
import { startServer } from '../scripts/check/startServer.ts';

const BOOKINGS = Number(process.env['BOOKINGS'] ?? 200);
const SHOPPERS = 8;

const MAIN = new URL('main.ts', import.meta.url);

/** A shopper who books one at a time, as the shop does, and sends again what was not answered. */
async function shop(backend: OpenBackend, email: string, addressOf: () => string, wanted: () => boolean): Promise<string[]> {
  const token = await backend.tokenOf(email);
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    try {
      const authorization = { authorization: `Bearer ${token}`, ...headers };
      const response = await fetch(addressOf() + path, { method, headers: authorization, ...(body && { body: JSON.stringify(body) }) });
      return { status: response.status, etag: response.headers.get('etag') ?? '', json: (await response.json()) as unknown };
    } catch {
      return { status: 0, etag: '', json: null };
    }
  };
  const booked: string[] = [];
  while (wanted()) {
    const { status, etag, json } = await send('GET', `/carTools/${tool._id}`);
    const quantity = status === 200 ? ((json as Tool).quantity ?? 0) : 0;
    if (status === 200 && quantity === 0) break;
    if (status !== 200) continue;
    const taken = await send('PUT', `/carTools/${tool._id}`, { quantity: quantity - 1 }, { 'if-match': etag });
    // Without an answer it may have been taken: the booking says so.
    if (taken.status !== 200 && taken.status !== 0) continue;
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...newBooking, email, quantity: 1, price: tool.price };
    for (;;) {
      const answer = await send('POST', '/carBooking', body, key);
      if (answer.status === 200) booked.push((answer.json as { insertedId: string }).insertedId);
      if (answer.status === 200 || answer.status === 409) break;
      expect([0, 503]).toContain(answer.status);
    }
  }
  return booked;
}

test(`of ${BOOKINGS} bookings through two servers, one of which is killed, none is lost, made twice or oversold`, async () => {
  const backend = await openBackend();
  await backend.store.query('UPDATE tools SET quantity = $2 WHERE id = $1', [tool._id, BOOKINGS]);
  const servers = await Promise.all([startServer(MAIN, [], backend.environment), startServer(MAIN, [], backend.environment)]);
  let turns = 0;
  const addressOf = () => {
    turns += 1;
    return (servers[turns % 2] ?? servers[0]).address;
  };
  let isOver = false;
  const shopping = Promise.all(
    Array.from({ length: SHOPPERS }, (_, index) => shop(backend, `buyer${index}@example.com`, addressOf, () => !isOver)),
  );
  const count = async () => (await backend.store.query("SELECT id FROM bookings WHERE email LIKE 'buyer%'")).length;
  // Half way, one server dies in the middle of its transactions, and another takes its place.
  while ((await count()) < BOOKINGS / 2);
  servers[1].process.kill('SIGKILL');
  await once(servers[1].process, 'exit');
  // Another test may get the port of the killed server.
  servers[1] = { ...servers[1], address: 'http://127.0.0.1:1' };
  servers[1] = await startServer(MAIN, [], backend.environment);
  const acknowledged = (await shopping).flat();
  isOver = true;

  const bookings = await backend.store.query<{ id: string }>("SELECT id FROM bookings WHERE email LIKE 'buyer%'");
  const [rest] = await backend.store.query<{ stock: number; reserved: string }>(
    `SELECT quantity AS stock, (SELECT coalesce(sum(quantity), 0)::text FROM reservations) AS reserved FROM tools WHERE id = $1`,
    [tool._id],
  );
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(new Set(bookings.map(({ id }) => id))).toEqual(new Set(acknowledged));
  expect(bookings.length + (rest?.stock ?? 0) + Number(rest?.reserved)).toBe(BOOKINGS);
  for (const { process, address } of servers) {
    // What has begun is answered before it stops.
    const pending = fetch(`${address}/carTools`).then(({ status }) => status);
    await fetch(`${address}/health`);
    process.kill('SIGTERM');
    expect(await pending).toBe(200);
    expect(await once(process, 'exit')).toEqual([0, null]);
  }
  await backend.close();
});
