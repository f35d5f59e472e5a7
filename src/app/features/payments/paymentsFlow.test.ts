import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pending } from '#tests/support/pendingPayment.ts';
import { fakeShop } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { createPaymentStore, unresolvedPayments } from './paymentStore.ts';
import { createPaymentsFlow } from './paymentsFlow.ts';

test("refetches after another tab deletes a stored payment, even if that tab's message arrives before the change", async () => {
  const browser = testBrowser();
  const there = createPaymentStore(browser.openTab());
  there.persist({ pending, clientSecret: null });
  const here = testFlowContext({ api: fakeShop().api, platform: browser.openTab() });
  const { store } = createPaymentsFlow(here);
  const shown = new QueryObserver(here.queries, unresolvedPayments(store, pending.email));
  const stop = shown.subscribe(() => {});
  await settle();
  expect(shown.getCurrentResult().data).toEqual([pending]);
  there.delete(pending);
  await settle();
  expect(shown.getCurrentResult().data).toEqual([]);
  stop();
});
