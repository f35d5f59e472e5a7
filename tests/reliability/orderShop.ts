import { expect } from 'vitest';
import { productOfTool } from '#contract/entities/product.ts';
import { type Tool } from '#contract/entities/tool.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { createOrders } from '#app/features/orders/orders.ts';
import { settleOrders } from '#app/features/orders/settleOrders.ts';
import { createAccessToken } from '#app/services/accessToken.ts';
import { createClient } from '#app/services/http/client.ts';
import { type Fault, FAULTS, faultyFetch } from '#tests/support/faultyFetch.ts';
import { sandboxFetch } from '#tests/support/sandboxFetch.ts';
import { testFlowContext } from '#tests/support/testFlowContext.ts';
import { type TestPlatform, testBrowser } from '#tests/support/testPlatform.ts';

/** The shopper of the demo data. */
const user = { email: 'shopper@example.com', displayName: 'Sam', photoURL: '' };
const form = { date: '2026-12-04', address: '1 Garage Lane', phone: '+1 555 0100' };
/** The toast of a booked order. */
export const BOOKED = 'Successfully Add This Products';

/** Every fault of some operations: each kind, before and after the request is applied, once and always. */
export const allFaults = (names: readonly OperationName[]): Fault[] =>
  names.flatMap((call) =>
    FAULTS.flatMap((kind) =>
      (['before', 'after'] as const).flatMap((when) => (['once', 'always'] as const).map((times) => ({ call, kind, when, times }))),
    ),
  );

/** A request at which the page dies, from 0, before or after the backend has applied it. */
export interface Death {
  at: number;
  when: 'before' | 'after';
}

/** The sandbox, a browser, and how to open a tab of the shop in it. */
export async function openOrderShop(faults: readonly Fault[], { conditionalWrites = false, death = null as Death | null } = {}) {
  const sandbox = await sandboxFetch();
  const browser = testBrowser();
  const network = faultyFetch({ fetch: sandbox.fetch, platform: browser.openTab(), faults });
  let requests = 0;
  let isDead = false;
  const die = () => {
    isDead = true;
    return new Promise<never>(() => {});
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isDead) return die();
    const isLast = death !== null && requests === death.at;
    requests += 1;
    if (!isLast) return network.fetch(input, init);
    if (death.when === 'after') await network.fetch(input, init);
    return die();
  };
  const tool = await sandbox.world.read((view) => view.all('tools').find(({ quantity }) => (quantity ?? 0) > 5) as Tool);
  const product = productOfTool(tool);
  const quantity = Math.max(1, product.minOrderQuantity);
  const openTab = (platform: TestPlatform = browser.openTab()) => {
    const token = createAccessToken({ login: (email) => api.login({ body: { email } }) });
    const { apiBase } = sandbox;
    const api = createClient(operations, { apiBase, siteBase: '/', fetch, platform, token, sendToken: true, conditionalWrites });
    token.start(user.email);
    const context = testFlowContext({ api, platform, email: user.email, path: `/booking/${product._id}` });
    return { context, platform, orders: createOrders(context), toasts: () => context.toasts.read().map(({ text }) => text) };
  };
  /** The books of the backend: how many orders there are, and how much stock. */
  const books = () =>
    sandbox.world.read((view) => ({ orders: view.all('bookings').length, stock: view.get('tools', tool._id)?.quantity ?? Number.NaN }));
  const before = await books();
  const changes = async () => {
    const { orders, stock } = await books();
    return { added: orders - before.orders, taken: before.stock - stock };
  };
  /** Lets everything run until `isDone`. Time passes only while nothing else can happen. */
  async function runUntil(platform: TestPlatform, isDone: () => boolean): Promise<void> {
    for (let step = 0; step < 1_000; step += 1) {
      await sandbox.idle();
      if (isDone()) return;
      await platform.advance(500);
    }
    expect(isDone()).toBe(true);
  }
  /** Starts the shop again without faults, in a new tab or in this one, and settles what is stored. */
  async function startAgain(platform?: TestPlatform) {
    network.endFaults();
    isDead = false;
    const tab = openTab(platform);
    let isSettled = false;
    void settleOrders(tab.context, user, new AbortController().signal).then(() => (isSettled = true));
    await runUntil(tab.platform, () => isSettled);
    return tab;
  }
  /** Opens the product's order in a tab and submits it. */
  function submit({ orders }: ReturnType<typeof openTab>) {
    const order = orders.open(user.email, product);
    order.send({ type: 'order.submit', product, form: { ...form, quantity } });
    return order;
  }
  return { calls: network.calls, isDead: () => isDead, quantity, openTab, startAgain, submit, changes, runUntil };
}
