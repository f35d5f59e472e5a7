import { expect } from 'vitest';
import { productOfTool } from '#contract/entities/product.ts';
import { type Tool } from '#contract/entities/tool.ts';
import { operations } from '#contract/operations.ts';
import { createOrders } from '#app/features/orders/orders.ts';
import { settleOrders } from '#app/features/orders/settleOrders.ts';
import { createAccessToken } from '#app/services/accessToken.ts';
import { createClient } from '#app/services/http/client.ts';
import { createSandboxFetch, type Fault, faultyFetch } from '#tests/support/faultyFetch.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { type TestPlatform, testBrowser } from '#tests/support/testPlatform.ts';

/** The shopper of the demo data. */
const user = { email: 'shopper@example.com', displayName: 'Sam', photoURL: '' };
const form = { date: '2026-12-04', address: '1 Garage Lane', phone: '+1 555 0100' };
/** The toast of a booked order. */
export const BOOKED = 'Successfully Add This Products';

/** The sandbox, a browser, and how to open a tab of the shop in it. */
export async function openOrderShop(faults: readonly Fault[], conditionalWrites = false) {
  const sandbox = await createSandboxFetch();
  const network = faultyFetch(sandbox.fetch, faults);
  const browser = testBrowser();
  const tool = await sandbox.world.read((view) => view.all('tools').find(({ quantity }) => (quantity ?? 0) > 5) as Tool);
  const product = productOfTool(tool);
  const quantity = Math.max(1, product.minOrderQuantity);
  const openTab = (platform: TestPlatform = browser.openTab()) => {
    const token = createAccessToken({ login: (email) => api.login({ body: { email } }) });
    const api = createClient(operations, { ...sandbox, fetch: network.fetch, platform, token, sendToken: true, conditionalWrites });
    token.start(user.email);
    const context = testFlowContext({ api, platform, email: user.email, path: `/booking/${product._id}` });
    return { context, platform, orders: createOrders(context), toasts: () => context.toasts.read().map(({ text }) => text) };
  };
  /** The books of the backend: how many orders were added, and how much stock is gone. */
  const before = await books();
  async function books() {
    return sandbox.world.read((view) => ({
      orders: view.all('bookings').length,
      stock: view.get('tools', tool._id)?.quantity ?? Number.NaN,
    }));
  }
  const changes = async () => {
    const { orders, stock } = await books();
    return { added: orders - before.orders, taken: before.stock - stock };
  };
  /** Starts the shop again without faults, in a new tab or in this one, and settles what is stored. */
  async function startAgain(platform?: TestPlatform) {
    network.clear();
    const tab = openTab(platform);
    let isSettled = false;
    void settleOrders(tab.context, user, new AbortController().signal).then(() => (isSettled = true));
    await runUntil(tab.platform, network.pending, () => isSettled);
    return tab;
  }
  /** Opens the product's order in a tab and submits it. */
  function submit({ orders }: ReturnType<typeof openTab>) {
    const order = orders.open(user.email, product);
    order.send({ type: 'order.submit', product, form: { ...form, quantity } });
    return order;
  }
  return { network, product, quantity, openTab, startAgain, submit, changes };
}

/** Lets everything run until `isDone`, and lets time pass only while nothing is being answered. */
export async function runUntil(platform: TestPlatform, pending: () => number, isDone: () => boolean): Promise<void> {
  for (let step = 0; step < 2_000 && !isDone(); step += 1) {
    await settle();
    if (pending() === 0 && !isDone()) await platform.advance(500);
  }
  expect(isDone()).toBe(true);
}
