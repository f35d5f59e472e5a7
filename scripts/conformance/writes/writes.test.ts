import { expect, test } from 'vitest';
import { PEOPLE, respondWith, runnerWithOverrides, sharedSandbox } from '#tests/support/conformanceRun.ts';

const runWithOverrides = runnerWithOverrides(sharedSandbox());

test('a backend may refuse a payment that the provider does not know', async () => {
  const { code, linesWith } = await runWithOverrides({ 'PATCH /carBooking/*': respondWith('', { status: 422 }) }, [
    ...PEOPLE,
    '--write',
    '--expect-secure',
  ]);
  expect(linesWith('not tried')).toContain(
    'recordPayment: responded with 422 to a transaction that the payment provider does not know, as recommended',
  );
  expect(linesWith('passed')).toContain('recordPayment with a made-up transaction id: rejected');
  expect(code).toBe(1);
});
