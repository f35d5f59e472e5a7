import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { API, SHOP } from './addresses.ts';

/** npm run verify:api, as an owner of a backend runs it. */
const verify = (...options: string[]) => promisify(execFile)(process.execPath, ['scripts/verifyApi.mjs', '--url', API, ...options]);

test('the backend that the live shop is tested on answers as documented, reads and writes', async () => {
  const { stdout } = await verify('--site', SHOP, '--write', '--email', 'shopper@example.com', '--admin-email', 'admin@example.com');
  expect(stdout).toContain('20 matches, 0 differs, 2 not tried.');
});
