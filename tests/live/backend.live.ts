import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { API, SHOP } from './addresses.ts';

/** Runs npm run verify:api, as the owner of a backend does. */
const verify = (...options: string[]) => promisify(execFile)(process.execPath, ['scripts/verifyApi.mjs', '--url', API, ...options]);

test('the backend in the tests of the live shop matches the documentation, in reads and writes', async () => {
  const { stdout } = await verify('--site', SHOP, '--write', '--email', 'shopper@example.com', '--admin-email', 'admin@example.com');
  // Only what cannot be undone is not tried: a review and a new administrator.
  expect(stdout).toMatch(/^\d+ matches, 0 differs, 2 not tried\.$/m);
});
