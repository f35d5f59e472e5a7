import { deferred } from '#tests/support/deferred.ts';
import { API } from './addresses.ts';
import { accountMenu, createAccount, expect, newUser, signIn, test } from './shop.ts';

const BOOKING = '/booking/64f0a1c2e4b0000000000001';
const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

test('a booking shows its product before it is known who is signed in, and no spinner after it', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, await createAccount(newUser()));
  await expect(accountMenu(page)).toBeVisible();
  const released = deferred<void>();
  await page.route('**/openIdentity-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(BOOKING);
  await expect(page.getByRole('heading', { level: 2, name: WRENCH })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Checking who is signed in' })).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'One moment') document.documentElement.dataset['spinner'] = 'seen';
    }).observe(document, { childList: true, subtree: true });
  });
  released.resolve();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-spinner');
});

test('the product of a booking is read once, also if it arrives after it is known who is signed in', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, await createAccount(newUser()));
  await expect(accountMenu(page)).toBeVisible();
  const [known, reads] = [deferred<void>(), deferred<void>()];
  let count = 0;
  await page.route(`${API}/carTools/*`, async (route) => {
    count += 1;
    reads.resolve();
    await known.promise;
    await route.continue();
  });
  await page.goto(BOOKING);
  await reads.promise;
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the product' })).toBeVisible();
  known.resolve();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeVisible();
  expect(count).toBe(1);
});
