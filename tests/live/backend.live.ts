import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { API, SHOP } from './addresses.ts';
import { idTokenOf } from './emulator.ts';
import { administrator, createAccount, newUser } from './shop.ts';

/** Runs npm run verify:api, as the owner of a backend does. */
const verify = (idTokens: Record<string, string>, ...options: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/conformance/verifyApi.ts', '--url', API, ...options], {
    env: { ...process.env, ...idTokens },
  });

test('the backend in the tests of the live shop matches the documentation, in reads and writes', async () => {
  const shopper = await createAccount({ ...newUser(), email: 'shopper@example.com' });
  const idTokens = { VERIFY_ID_TOKEN: await idTokenOf(shopper), VERIFY_ADMIN_ID_TOKEN: await idTokenOf(await administrator()) };
  const { stdout } = await verify(idTokens, '--site', SHOP, '--write', '--email', shopper.email, '--admin-email', 'admin@example.com');
  // Only what cannot be undone is not tried: a review and a new administrator.
  expect(stdout).toMatch(/^\d+ matches, 0 differs, 2 not tried\.$/m);
});
