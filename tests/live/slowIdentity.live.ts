import { holdRequests } from '#tests/support/holdRequests.ts';
import { API } from './addresses.ts';
import { accountMenu, createAccount, expect, newUser, signIn, test } from './shop.ts';

const BOOKING = '/booking/64f0a1c2e4b0000000000001';
const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

test('a booking shows its product before it is known who is signed in, and no spinner after it', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, await createAccount(newUser()));
  await expect(accountMenu(page)).toBeVisible();
  const { release } = await holdRequests(page, '**/openIdentity-*.js');
  await page.goto(BOOKING);
  await expect(page.getByRole('heading', { level: 2, name: WRENCH })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Checking who is signed in' })).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'One moment') document.documentElement.dataset['spinner'] = 'seen';
    }).observe(document, { childList: true, subtree: true });
  });
  release();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-spinner');
});

test('the product of a booking is read before the code is here, and only once', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, await createAccount(newUser()));
  await expect(accountMenu(page)).toBeVisible();
  let count = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(`${API}/carTools/`)) count += 1;
  });
  const { requested, release } = await holdRequests(page, `${API}/carTools/*`);
  const code = await holdRequests(page, '**/react-*.js');
  await page.goto(BOOKING, { waitUntil: 'commit' });
  await requested;
  code.release();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the product' })).toBeVisible();
  release();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeVisible();
  expect(count).toBe(1);
});
