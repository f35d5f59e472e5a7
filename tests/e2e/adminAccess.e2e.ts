import type { Page } from '@playwright/test';
import { ADD_CAR_PRODUCT, ADD_PRODUCT, LOGIN, MANAGE_USERS } from '#contract/texts.ts';
import { administrator, expect, failCalls, stopFailing, openAs, failedCallCount, shopper, signIn, test } from './shop.ts';

/** The pages for administrators, and the beginning of each chunk's name. */
const ADMIN_PAGES = [
  { path: '/dashboard/manageAllUser', heading: MANAGE_USERS, link: MANAGE_USERS, chunk: 'ManageUsersRoute' },
  { path: '/dashboard/manageAllOrders', heading: 'Manage All Orders', link: 'Manage All Orders', chunk: 'ManageOrdersRoute' },
  { path: '/dashboard/manageAllProducts', heading: 'Manage Car Tools', link: 'Manage All Products', chunk: 'ManageToolsRoute' },
  { path: '/dashboard/addNewProducts', heading: ADD_PRODUCT, link: ADD_CAR_PRODUCT, chunk: 'AddToolRoute' },
] as const;

const deniedHeading = (page: Page) => page.getByRole('heading', { name: 'You need an administrator account' });

/** Records the requests of this page, for calls and for files. */
function recordRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return {
    /** The requests for data that only administrators may read. */
    adminReads: () => paths.filter((path) => /^GET \/api\/(users|carBooking)$/.test(path)),
    chunkRequests: (chunk: string) => paths.filter((path) => path.includes(`/${chunk}-`)),
    adminChecks: () => paths.filter((path) => path.startsWith('GET /api/admin/')).length,
  };
}

/** The URL of a page as a user may have bookmarked it. */
const bookmarked = (path: string) => `${path}?sort=email-down`;

test('redirects a customer from every page for administrators to /login, explains why, and loads neither code nor data of the page', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const visitedPaths: string[] = [];
  page.on('framenavigated', (frame) => frame.parentFrame() === null && visitedPaths.push(new URL(frame.url()).pathname));
  for (const { path, chunk } of ADMIN_PAGES) {
    visitedPaths.length = 0;
    if (path === ADMIN_PAGES[0].path) await openAs(page, shopper, bookmarked(path));
    else await page.goto(bookmarked(path));
    await expect(deniedHeading(page), path).toBeFocused();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(shopper.email)).toBeVisible();
    expect([requests.adminReads(), requests.chunkRequests(chunk)], path).toEqual([[], []]);
    // The navigations end: to the page, to /login, back, and to /login again.
    expect(visitedPaths.length, path).toBeLessThanOrEqual(5);
  }

  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');
  await expect(deniedHeading(page)).toBeVisible();
  await page.reload();
  await expect(deniedHeading(page)).toBeVisible();
  expect([requests.adminReads(), ADMIN_PAGES.flatMap(({ chunk }) => requests.chunkRequests(chunk))]).toEqual([[], []]);

  const last = ADMIN_PAGES[3];
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: LOGIN })).toBeFocused();
  await signIn(page, administrator);
  await expect(page).toHaveURL(bookmarked(last.path));
  await expect(page.getByRole('heading', { level: 2, name: last.heading })).toBeVisible();
});

test('a failed check neither grants nor denies access; Retry opens the page', async ({ page }) => {
  const requests = recordRequests(page);
  const [{ path, heading, link, chunk }] = ADMIN_PAGES;
  // 403 is not retried, but 503 is. The machine treats all failures alike.
  await failCalls(page, { method: 'GET', path: '/admin/', status: 403 });
  await openAs(page, administrator, bookmarked(path));
  await expect(page.getByRole('heading', { name: 'We could not check your access' })).toBeVisible();
  await expect(page.getByRole('link', { name: link })).toBeHidden();
  await expect(page).toHaveURL(bookmarked(path));
  expect([requests.adminReads(), requests.chunkRequests(chunk)]).toEqual([[], []]);
  expect(await failedCallCount(page)).toBeGreaterThan(0);
  await stopFailing(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect(page.getByRole('link', { name: link })).toBeVisible();
  await expect.poll(() => requests.chunkRequests(chunk)).not.toEqual([]);
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
  await expect(page.getByRole('status', { name: 'Checking whether you are an administrator' })).toHaveCount(0);
});

test('redirects a signed-out user from a page for administrators to /login and back, and a reload keeps the page', async ({ page }) => {
  const requests = recordRequests(page);
  const [{ path, heading, chunk }] = ADMIN_PAGES;
  await page.goto(bookmarked(path));
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: LOGIN, exact: true })).toBeVisible();
  expect([requests.adminReads(), requests.chunkRequests(chunk), requests.adminChecks()]).toEqual([[], [], 0]);
  await signIn(page, administrator);
  for (const next of ['opened', 'reloaded']) {
    await expect(page, next).toHaveURL(bookmarked(path));
    await expect(page.getByRole('heading', { level: 2, name: heading }), next).toBeVisible();
    if (next === 'opened') await page.reload();
  }
});
