// The program that checks any backend, against this one.
import { expect, test } from 'vitest';
import { runConformance } from '../scripts/conformance/program.ts';
import { admin, shopper } from '../tests/contract/sandbox.ts';
import { emulatorTokenOf, openBackend } from './test/openBackend.ts';

test('verify:api finds that everything matches, and that no security check fails', async () => {
  const backend = await openBackend();
  const lines: string[] = [];
  const code = await runConformance(
    {
      args: ['--url', backend.address, '--email', shopper, '--admin-email', admin, '--write', '--expect-secure'],
      env: { VERIFY_ID_TOKEN: emulatorTokenOf(shopper), VERIFY_ADMIN_ID_TOKEN: emulatorTokenOf(admin) },
      print: (line) => lines.push(line),
      printError: (line) => lines.push(line),
    },
    { fetch, timeout: 60_000, wait: async () => {}, signal: new AbortController().signal, runId: 'a1b2c3d4' },
  );
  await backend.close();
  // A review and an administrator cannot be undone, the phones are the site's, and a payment without a charge is refused.
  expect(lines.at(-1)).toMatch(/^\d+ matches, 0 differs, 4 not tried; 0 of \d+ security checks failed\.$/);
  // They would change what belongs to somebody else.
  const untried = lines.flatMap((line) => /^not tried +(\w+) for another user/.exec(line)?.[1] ?? []);
  expect(untried).toEqual(['createReview', 'createBooking', 'recordPayment', 'deleteBooking']);
  expect(lines.filter((line) => /^not tried .*(made-up|raising|without|unsigned)/.test(line))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching('If-Match: honoured'));
  expect(lines).toContainEqual(expect.stringMatching('Idempotency-Key: honoured'));
  expect(code).toBe(0);
});
