import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { API, SHOP } from './addresses.ts';
import { idTokenOf } from './emulator.ts';
import { administrator, shopper } from './shop.ts';

/** Runs npm run verify:api, as the owner of a backend does. */
const verify = (idTokens: Record<string, string>, ...options: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/conformance/verifyApi.ts', '--url', API, ...options], {
    env: { ...process.env, ...idTokens },
  });

test('the backend in the tests of the live shop matches the documentation, in reads and writes', async () => {
  const idTokens = { VERIFY_ID_TOKEN: await idTokenOf(shopper), VERIFY_ADMIN_ID_TOKEN: await idTokenOf(administrator) };
  const people = ['--email', shopper.email, '--admin-email', administrator.email];
  const { stdout } = await verify(idTokens, '--site', SHOP, '--write', '--expect-secure', ...people);
  // Not tried is only what cannot be undone, a review and a new administrator, and what this backend refuses: a payment that nobody made.
  expect(stdout).toMatch(/^\d+ matches, 0 differs, 3 not tried; 0 of \d+ security checks failed\.$/m);
});
