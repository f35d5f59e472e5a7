import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import autocannon, { type Client, type Request } from 'autocannon';
import type { Tool } from '../../src/contract/entities/tool.ts';

/** How many people call at the same time, of either server. */
export const CONNECTIONS = 10;

export interface Measured {
  /** Requests that were answered, or bookings. */
  perSecond: number;
  /** In milliseconds. */
  p99: number;
}

/** Calls a server for some seconds. Rejects if anything but 200 is answered. */
async function run(url: string, seconds: number, options: Partial<autocannon.Options> = {}): Promise<Measured> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, timeout: 60, ...options });
  const { errors, timeouts, statusCodeStats } = result;
  assert.deepEqual({ errors, timeouts, statuses: Object.keys(statusCodeStats ?? {}) }, { errors: 0, timeouts: 0, statuses: ['200'] }, url);
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** Somebody who buys. */
export interface Buyer {
  email: string;
  token: string;
  /** The place in the list of the tool that only they buy, so that a request which outlasts its load changes no tool of the next load. */
  toolIndex: number;
}

/** Loads a server at this address for some seconds. */
export type Load = (address: string, seconds: number) => Promise<Measured>;

/** Reads the list of car tools. */
export const listTools =
  (encoding: 'gzip' | 'identity'): Load =>
  (address, seconds) =>
    run(`${address}/carTools`, seconds, { headers: { 'accept-encoding': encoding } });

/** Gives each connection a buyer and their tool, so that nobody waits for others. */
async function eachWithTool(address: string, buyers: readonly Buyer[], requestsOf: (buyer: Buyer, tool: Tool) => Request[]) {
  const tools = ((await (await fetch(`${address}/carTools`)).json()) as Tool[]).filter(({ minOrderQuantity }) => minOrderQuantity === 1);
  let connections = 0;
  return (client: Client) => {
    const buyer = buyers[connections];
    const tool = tools[buyer?.toolIndex ?? -1];
    connections += 1;
    assert.ok(buyer !== undefined && tool !== undefined);
    client.setRequests(requestsOf(buyer, tool));
  };
}

const bookingOf = ({ email }: Buyer, { name, img, price }: Tool) =>
  JSON.stringify({ name, img, email, date: '2030-01-31', price, quantity: 1, address: '14 Gasket Lane', phone: '+1 555 0142' });

const JSON_TYPE = { 'content-type': 'application/json' };

/** Takes one of a tool, as the shop does: with the ETag of the last answer, and books it with an Idempotency-Key. */
export const takeThenBook =
  (buyers: readonly Buyer[]): Load =>
  async (address, seconds) => {
    const setupClient = await eachWithTool(address, buyers, (buyer, tool) => {
      const headers = { ...JSON_TYPE, authorization: `Bearer ${buyer.token}` };
      let stock = tool.quantity ?? 0;
      let etag = '*';
      const take: Request = {
        method: 'PUT',
        path: `/carTools/${tool._id}`,
        setupRequest: (request) => {
          stock -= 1;
          return { ...request, headers: { ...headers, 'if-match': etag }, body: JSON.stringify({ quantity: stock }) };
        },
        onResponse: (_status, _body, _context, answered) => {
          etag = (answered as Record<string, string> | undefined)?.['etag'] ?? '*';
        },
      };
      const book: Request = {
        method: 'POST',
        path: '/carBooking',
        body: bookingOf(buyer, tool),
        setupRequest: (request) => ({ ...request, headers: { ...headers, 'idempotency-key': randomUUID() } }),
      };
      return [take, book];
    });
    const { perSecond, p99 } = await run(address, seconds, { setupClient });
    return { perSecond: perSecond / 2, p99 };
  };

/** Takes and books by one call, which only the baseline has. */
export const takeAndBook =
  (buyers: readonly Buyer[]): Load =>
  async (address, seconds) => {
    const setupClient = await eachWithTool(address, buyers, (buyer, tool) => [
      { method: 'POST', path: `/takeAndBook/${tool._id}`, headers: JSON_TYPE, body: bookingOf(buyer, tool) },
    ]);
    return run(address, seconds, { setupClient });
  };
