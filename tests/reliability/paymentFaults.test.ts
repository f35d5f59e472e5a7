import { expect, test } from 'vitest';
import { type BankFault, judge, NEXT_STARTS, paymentShop } from '#tests/support/paymentSweep.ts';
import { sandboxFetch } from '#tests/support/sandboxFetch.ts';
import { type Case, caseName, describePaymentFaults, KINDS, REQUESTS, WHEN } from './describePayments.ts';

test.each(NEXT_STARTS)('without a fault, the order is paid, and stays paid after the next start: %s', async (nextStart) => {
  const shop = await paymentShop({ backend: await sandboxFetch() });
  const first = await shop.firstPage();
  await shop.use(first);
  const last = await shop.next(nextStart, first);
  await shop.use(last);
  expect(await judge(shop, last, nextStart)).toEqual([]);
  expect(shop.calls.slice(0, REQUESTS.length)).toEqual(REQUESTS);
});

describePaymentFaults(sandboxFetch);

test.each(['full', 'blocked'] as const)('with %s storage, another tab does not pay while a charge is not saved', async (storage) => {
  const backend = await sandboxFetch();
  const violations: string[] = [];
  const bankFaults: BankFault[] = WHEN.map((when) => ({ call: 'retrievePayment', kind: 'lost', when, times: 'always' }));
  const cases: Case[] = [
    ...KINDS.recordPayment.map((kind): Case => ({
      nextStart: 'same page',
      faults: [{ call: 'recordPayment', kind, when: 'before', times: 'always' }],
    })),
    ...bankFaults.map((fault): Case => ({
      nextStart: 'same page',
      bankFaults: [{ call: 'confirmPayment', kind: 'lost', when: 'after', times: 'once' }, fault],
    })),
  ];
  for (const given of cases) {
    const shop = await paymentShop({ backend, ...given, storage: storage === 'full' ? { isFull: () => true } : { isBlocked: true } });
    const first = await shop.firstPage();
    const other = await shop.openOtherTab();
    await shop.use(first, { steps: 6 });
    if (!JSON.stringify(first.viewOf()).includes('"isStored":false')) violations.push(`${caseName(given)}: says nothing of the storage`);
    if (!first.isAskedBeforeLeaving()) violations.push(`${caseName(given)}: does not ask before leaving`);
    await shop.use(other, { steps: 6 });
    shop.endFaults();
    await shop.use(first);
    await shop.use(other);
    violations.push(...(await judge(shop, first, 'same page')).map((violation) => `${caseName(given)}: ${violation}`));
    if (other.viewOf().state !== 'alreadyPaid') violations.push(`${caseName(given)}: the other tab says ${other.viewOf().state}`);
  }
  expect(violations).toEqual([]);
});
