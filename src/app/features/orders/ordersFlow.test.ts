import { expect, test } from 'vitest';
import { sam } from '#tests/support/fakeIdentity.ts';
import { fakeShop } from '#tests/support/fakeShop.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
// Imported here, so that resuming does not wait for it.
import './orders.ts';
import { createOrdersFlow } from './ordersFlow.ts';
import { CONFLICT_KEY, ORDER_KEY, RETURN_KEY } from './orderKeys.ts';
import { createStockReturnStore } from './stockReturnStore.ts';

function open() {
  const shop = fakeShop();
  const context = testFlowContext({ api: shop.api, email: sam.email });
  return { shop, context, flow: createOrdersFlow(context), returns: createStockReturnStore(context.platform) };
}
const pending = { id: 'o1', toolId: 't1', amount: 2, write: null };

test('settles what is stored when the user starts, and asks nothing if nothing is', async () => {
  const { shop, flow, returns } = open();
  const { signal } = new AbortController();
  flow.resumeUser?.(sam, signal);
  await settle();
  expect(shop.calls).toEqual([]);
  returns.persist(pending);
  flow.resumeUser?.(sam, signal);
  await settle();
  expect([shop.names(), returns.list()]).toEqual([expect.arrayContaining(['getTool', 'updateTool']), []]);
});

test('a reset of the sandbox deletes everything that orders have stored, and nothing else', () => {
  const { context, flow } = open();
  for (const key of [`${ORDER_KEY}o1`, `${RETURN_KEY}o1`, `${CONFLICT_KEY}o1`, 'settings']) context.platform.browserStore.write(key, '{}');
  flow.resetWorld?.();
  expect(context.platform.browserStore.keys()).toEqual(['settings']);
});
