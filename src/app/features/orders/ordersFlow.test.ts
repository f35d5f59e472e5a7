import { expect, test } from 'vitest';
import { sam } from '#tests/support/fakeIdentity.ts';
import { fakeShop } from '#tests/support/fakeShop.ts';
import { pendingOrder } from '#tests/support/pendingOrder.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
// Imported here, so that resuming does not wait for it.
import './orderActors.ts';
import { createOrdersFlow } from './ordersFlow.ts';
import { CONFLICT_KEY, ORDER_KEY } from './orderKeys.ts';
import { createOrderStore } from './orderStore.ts';

function open() {
  const shop = fakeShop();
  const context = testFlowContext({ api: shop.api, email: sam.email });
  return { shop, context, flow: createOrdersFlow(context), store: createOrderStore(context.platform) };
}

test('settles what is stored when the user starts, and asks nothing if nothing is', async () => {
  const { shop, flow, store } = open();
  const { signal } = new AbortController();
  flow.resumeUser?.(sam, signal);
  await settle();
  expect(shop.calls).toEqual([]);
  store.advance(pendingOrder);
  flow.resumeUser?.(sam, signal);
  await settle();
  expect([shop.names(), store.get('o1-1')?.stage]).toEqual([['listOwnBookings', 'getTool', 'updateTool'], 'missing']);
});

test('a reset of the sandbox deletes everything that orders have stored, and nothing else', () => {
  const { context, flow } = open();
  for (const key of [`${ORDER_KEY}o1`, `${CONFLICT_KEY}o1`, 'settings']) context.platform.browserStore.write(key, '{}');
  flow.resetWorld?.();
  expect(context.platform.browserStore.keys()).toEqual(['settings']);
});
