import { describe, expect, test } from 'vitest';
import type { Tool } from '#contract/entities/tool.ts';
import { productOfTool } from '#contract/entities/product.ts';
import { operations } from '#contract/operations.ts';
import { createOrders } from '#app/features/orders/orderActors.ts';
import { createAccessToken } from '#app/services/accessToken.ts';
import { createClient } from '#app/services/http/client.ts';
import { orderForm } from '#tests/support/booking.ts';
import { operationOf } from '#tests/support/faultyFetch.ts';
import { sandboxFetch } from '#tests/support/sandboxFetch.ts';
import { testFlowContext } from '#tests/support/testFlowContext.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';

const A = 'shopper@example.com';
const B = 'ines@mail.studio.example.org';
type Shopper = typeof A | typeof B;

/** All sequences in which the three requests (read, take, book) of two shoppers can reach the backend. */
function interleavings(a: number, b: number): Shopper[][] {
  if (a === 0 && b === 0) return [[]];
  const withA = a > 0 ? interleavings(a - 1, b).map((rest): Shopper[] => [A, ...rest]) : [];
  const withB = b > 0 ? interleavings(a, b - 1).map((rest): Shopper[] => [B, ...rest]) : [];
  return [...withA, ...withB];
}

const IN_TURN = new Set<string>(['getTool', 'updateTool', 'createBooking']);

/** Two shoppers on two devices order the last item of a sandbox, over the real client. Their requests reach it in this sequence. */
async function replay(sequence: Shopper[], conditionalWrites: boolean) {
  const sandbox = await sandboxFetch();
  const tool = await sandbox.world.write((transaction) => {
    const last = { ...(transaction.all('tools')[0] as Tool), quantity: 1, minOrderQuantity: 1 };
    transaction.put('tools', last);
    return last;
  });
  const before = await sandbox.world.read((view) => view.all('bookings').length);
  const waiting: Record<Shopper, (() => void)[]> = { [A]: [], [B]: [] };
  let isFree = false;
  const start = (email: Shopper) => {
    const platform = testBrowser().openTab();
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const name = operationOf(url instanceof Request ? url.url : url.toString(), init?.method ?? 'GET');
      if (IN_TURN.has(name) && !isFree) await new Promise<void>((resolve) => void waiting[email].push(resolve));
      return sandbox.fetch(url, init);
    };
    const token = createAccessToken({ login: (user) => api.login({ body: { email: user } }) });
    const api = createClient(operations, {
      apiBase: sandbox.apiBase,
      siteBase: '/',
      fetch,
      platform,
      token,
      sendToken: true,
      conditionalWrites,
    });
    token.start(email);
    const order = createOrders(testFlowContext({ api, platform, email })).open(email, productOfTool(tool));
    order.send({ type: 'order.submit', product: productOfTool(tool), form: { ...orderForm, quantity: 1 } });
    return order;
  };
  const orders = [start(A), start(B)];
  await sandbox.idle();
  for (const email of sequence) {
    waiting[email].shift()?.();
    await sandbox.idle();
  }
  isFree = true;
  for (const release of [...waiting[A], ...waiting[B]]) release();
  await sandbox.idle();
  return {
    states: orders.map((order) => order.getSnapshot().value).toSorted(),
    booked: (await sandbox.world.read((view) => view.all('bookings').length)) - before,
    stock: await sandbox.world.read((view) => view.get('tools', tool._id)?.quantity),
  };
}

describe('two devices and the last item, in all 20 sequences of their requests', () => {
  test('with conditional writes, one books it and the other reads that it is sold out', async () => {
    for (const sequence of interleavings(3, 3)) {
      const outcome = await replay(sequence, true);
      expect([sequence, outcome]).toEqual([sequence, { states: ['booked', 'soldOut'], booked: 1, stock: 0 }]);
    }
  });

  test('without them, 12 oversell', async () => {
    const outcomes = [];
    for (const sequence of interleavings(3, 3)) outcomes.push(await replay(sequence, false));
    expect(outcomes.filter(({ booked }) => booked > 1)).toHaveLength(12);
    expect(outcomes.every(({ stock }) => stock === 0)).toBe(true);
  });
});
