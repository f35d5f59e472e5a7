import { deferred } from '#tests/support/deferred.ts';
import { accountMenu, createAccount, expect, newUser, signIn, test } from './shop.ts';

test('a booking shows its product before it is known who is signed in', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, await createAccount(newUser()));
  await expect(accountMenu(page)).toBeVisible();
  const released = deferred<void>();
  await page.route('**/openIdentity-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  const reads: string[] = [];
  page.on('request', (request) => /\/carTools\/./.test(request.url()) && reads.push(request.url()));
  await page.goto('/booking/64f0a1c2e4b0000000000001');
  await expect(page.getByRole('heading', { level: 2, name: 'Ratchet Combination Wrench Set, 12 pc' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Checking who is signed in' })).toBeVisible();
  released.resolve();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeVisible();
  expect(reads).toHaveLength(1);
});
