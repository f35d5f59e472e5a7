import type { Page } from '@playwright/test';
import { ADMIN_MADE, MANAGE_USERS } from '#contract/texts.ts';
import { administrator, respondInSequence, expect, holdCalls, openAs, shopper, tabTo, test, toast } from './shop.ts';

const row = (page: Page, email: string) => page.getByRole('row', { name: email, exact: true });
const addAdmin = (page: Page, email: string) => page.getByRole('button', { name: `Add Admin ${email}`, exact: true });
const EMAIL_WITH_PLUS = 'darnell+garage@example.com';

async function open(page: Page, query = '') {
  await openAs(page, administrator, `/dashboard/manageAllUser${query}`);
  await expect(page.getByRole('heading', { level: 2, name: MANAGE_USERS })).toBeVisible();
}

/** Records the method and path of each call of this page. */
function recordCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('making an administrator shows a toast and updates the row, and the new administrator’s tab shows their dashboard', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await openAs(other, shopper, '/dashboard');
  const links = other.getByRole('navigation', { name: 'Dashboard' });
  await expect(links.getByRole('link', { name: 'My Review' })).toBeVisible();
  await expect(links.getByRole('link', { name: MANAGE_USERS })).toBeHidden();

  const { hold, release } = await holdCalls(page, { method: 'PUT', path: '/user/admin/' });
  await open(page);
  await expect(row(page, administrator.email)).toContainText('Already Admin');
  await expect(row(page, administrator.email)).toContainText('You');
  await hold();
  const calls = recordCalls(page);
  await addAdmin(page, shopper.email).click();
  await expect(addAdmin(page, shopper.email)).toHaveAttribute('aria-busy', 'true');
  await expect(addAdmin(page, EMAIL_WITH_PLUS)).toHaveAttribute('aria-disabled', 'true');
  await addAdmin(page, shopper.email).press('Enter');
  await addAdmin(page, EMAIL_WITH_PLUS).press('Enter');
  await release();
  await expect(toast(page, ADMIN_MADE)).toBeVisible();
  await expect(row(page, shopper.email)).toContainText('Already Admin');
  await expect(addAdmin(page, shopper.email)).toBeHidden();
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);

  await expect(links.getByRole('link', { name: MANAGE_USERS })).toBeVisible();
  await expect(links.getByRole('link', { name: 'My Review' })).toBeHidden();
  await links.getByRole('link', { name: MANAGE_USERS }).click();
  await expect(row(other, shopper.email)).toContainText('You');
});

test('Retry loads a list that failed; Add Admin shows no success after a 403, a 503 or an unchanged user', async ({ page }) => {
  await respondInSequence(page, { method: 'GET', path: '/users', answers: [{ status: 403 }] });
  const answers = [{ status: 403 }, { status: 503 }, { status: 200, body: { modifiedCount: 0 } }];
  await respondInSequence(page, { method: 'PUT', path: '/user/admin/', answers });
  await open(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Your account is not allowed to do this.' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('responses to GET /users'))).toBe('1');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, EMAIL_WITH_PLUS)).toBeVisible();

  const notice = page.getByRole('status').filter({ hasText: 'Nothing changed: they are not an administrator.' });
  await addAdmin(page, EMAIL_WITH_PLUS).click();
  await expect(page.getByRole('alert').filter({ hasText: EMAIL_WITH_PLUS })).toContainText(
    'This user was not made an administrator. Your account is not allowed to do this. Sign in with another account.',
  );
  await expect(addAdmin(page, EMAIL_WITH_PLUS)).toBeFocused();
  // The list is read after each of the next two, and says that they are not an administrator.
  await addAdmin(page, EMAIL_WITH_PLUS).click();
  await expect(notice).toContainText(EMAIL_WITH_PLUS);
  await expect(addAdmin(page, EMAIL_WITH_PLUS)).toBeFocused();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await addAdmin(page, EMAIL_WITH_PLUS).click();
  await expect(notice).toContainText(EMAIL_WITH_PLUS);
  await expect(page.getByRole('alert').filter({ hasText: EMAIL_WITH_PLUS })).toBeHidden();
  await expect(toast(page, ADMIN_MADE)).toBeHidden();
  await expect(addAdmin(page, EMAIL_WITH_PLUS)).toBeFocused();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: MANAGE_USERS })).toBeFocused();
  await addAdmin(page, EMAIL_WITH_PLUS).click();
  await expect(toast(page, ADMIN_MADE)).toBeVisible();
});

test('keeps search, filters and order in the URL; the file has the visible rows; by keyboard alone, Remove Admin says why it is disabled, and Add Admin keeps the focus', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('carvalho');
  await expect(page.getByText('1 of 10 users')).toBeVisible();
  await expect(page).toHaveURL(/\?q=carvalho$/);
  await page.getByRole('button', { name: 'Administrators only' }).click();
  await expect(page.getByText('No matching user')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Add Admin', exact: true }).click();
  await expect(page).toHaveURL(/\?sort=role-up$/);
  await expect(page.getByRole('row').nth(1)).toContainText(administrator.email);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 10 rows' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^gadget-garage-users-\d{4}-\d{2}-\d{2}\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^\uFEFFEmail,Role\r\nadmin@example\.com,Already Admin\r\nshopper@example\.com,\r\n/);

  // The row of a new administrator stays where it is.
  const byEmail = page.getByRole('columnheader', { name: 'Email' }).getByRole('button');
  await tabTo(page, byEmail);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sort=email-up$/);
  const remove = page.getByRole('button', { name: `Remove Admin ${administrator.email}`, exact: true });
  await tabTo(page, remove);
  const calls = recordCalls(page);
  await expect(remove).toHaveAccessibleDescription(/the backend has no call for it\.$/);
  await expect(page.getByText('the backend has no call for it')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(remove).toBeFocused();
  await expect(row(page, administrator.email)).toContainText('Already Admin');
  expect(calls).toEqual([]);

  await tabTo(page, addAdmin(page, EMAIL_WITH_PLUS));
  await page.keyboard.press('Enter');
  await expect(row(page, EMAIL_WITH_PLUS)).toContainText('Already Admin');
  await expect(row(page, EMAIL_WITH_PLUS).getByText('Already Admin')).toBeVisible();
  expect(await row(page, EMAIL_WITH_PLUS).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(calls).toContain('PUT /api/user/admin/darnell%2Bgarage%40example.com');
});
