import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { attempt } from '#tests/support/attempt.ts';
import { fakeShop } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { unresolvedPayments } from './unresolvedPayments.ts';
import { createPaymentJournal } from './paymentStore.ts';
import { createPaymentsFlow } from './paymentsFlow.ts';

test("refetches after another tab deletes a stored payment, even if that tab's message arrives before the change", async () => {
  const browser = testBrowser();
  const there = createPaymentJournal(browser.openTab());
  there.keep({ attempt, clientSecret: null });
  const here = testFlowContext({ api: fakeShop().api, platform: browser.openTab() });
  const { journal } = createPaymentsFlow(here);
  const shown = new QueryObserver(here.queries, unresolvedPayments(journal, attempt.email));
  const stop = shown.subscribe(() => {});
  await settle();
  expect(shown.getCurrentResult().data).toEqual([attempt]);
  there.forget(attempt);
  await settle();
  expect(shown.getCurrentResult().data).toEqual([]);
  stop();
});
