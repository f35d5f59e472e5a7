import type { Page } from '@playwright/test';
import { administrator, expect, resumeFailing, failCalls, stopFailing, openAs, refusals, shopper, signIn, test } from './shop.ts';

/** The pages for administrators, and the beginning of each chunk's name. */
const GUARDED = [
  { path: '/dashboard/manageAllUser', heading: 'Manage All User', link: 'Manage All User', chunk: 'ManageUsersRoute' },
  { path: '/dashboard/manageAllOrders', heading: 'Manage All Orders', link: 'Manage All Orders', chunk: 'ManageOrdersRoute' },
  { path: '/dashboard/manageAllProducts', heading: 'Manage Car Tools', link: 'Manage All Products', chunk: 'ManageToolsRoute' },
  { path: '/dashboard/addNewProducts', heading: 'Please Add A Product', link: 'Add New Car Product', chunk: 'AddToolRoute' },
] as const;

const refusal = (page: Page) => page.getByRole('heading', { name: 'An administrator account is needed' });

/** Records the requests of this page, for calls and for files. */
function writeDownRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const managedIn = (some: readonly string[]) => some.filter((path) => /^GET \/api\/(users|carBooking)$/.test(path));
  return {
    /** The requests for data that only administrators may read. */
    managed: () => managedIn(paths),
    /** The same, since `page` was last loaded. */
    managedSince: (page: string) => managedIn(paths.slice(paths.lastIndexOf(`GET ${page}`))),
    loads: (chunk: string) => paths.filter((path) => path.includes(`/${chunk}-`)),
    checks: () => paths.filter((path) => path.startsWith('GET /api/admin/')).length,
  };
}

/** The URL of a page as a user may have bookmarked it. */
const kept = (path: string) => `${path}?sort=email-down`;

test('sends a customer from every page for administrators to /login, which says why, and loads nothing of the pages', async ({ page }) => {
  const requests = writeDownRequests(page);
  const went: string[] = [];
  page.on('framenavigated', (frame) => frame.parentFrame() === null && went.push(new URL(frame.url()).pathname));
  for (const { path, chunk } of GUARDED) {
    went.length = 0;
    if (path === GUARDED[0].path) await openAs(page, shopper, kept(path));
    else await page.goto(kept(path));
    await expect(refusal(page), path).toBeFocused();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(shopper.email)).toBeVisible();
    expect([requests.managed(), requests.loads(chunk)], path).toEqual([[], []]);
    // The navigations end: to the page, to /login, back, and to /login again.
    expect(went.length, path).toBeLessThanOrEqual(5);
  }

  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');
  await expect(refusal(page)).toBeVisible();
  await page.reload();
  await expect(refusal(page)).toBeVisible();
  expect([requests.managed(), GUARDED.flatMap(({ chunk }) => requests.loads(chunk))]).toEqual([[], []]);

  const last = GUARDED[3];
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await signIn(page, administrator);
  await expect(page).toHaveURL(kept(last.path));
  await expect(page.getByRole('heading', { level: 2, name: last.heading })).toBeVisible();
});

test('a failed check neither grants nor denies access; Retry opens the page', async ({ page }) => {
  const requests = writeDownRequests(page);
  // 403 is not retried, but 503 is. The machine treats all failures alike.
  await failCalls(page, { method: 'GET', path: '/admin/', status: 403 });
  for (const { path, heading, link, chunk } of GUARDED) {
    const refusedBefore = path === GUARDED[0].path ? 0 : await refusals(page);
    if (path === GUARDED[0].path) await openAs(page, administrator, kept(path));
    else {
      await resumeFailing(page);
      await page.goto(kept(path));
    }
    await expect(page.getByRole('heading', { name: 'We could not check your rights' })).toBeVisible();
    await expect(page.getByRole('link', { name: link })).toBeHidden();
    await expect(page).toHaveURL(kept(path));
    expect(requests.loads(chunk), path).toEqual([]);
    expect(requests.managedSince(path), path).toEqual([]);
    expect(await refusals(page), path).toBeGreaterThan(refusedBefore);
    await stopFailing(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    expect(requests.loads(chunk), path).not.toEqual([]);
  }
});

test('sends a signed-out user from every page for administrators to /login and back, and a reload keeps the page', async ({ page }) => {
  const requests = writeDownRequests(page);
  for (const { path, chunk } of GUARDED) {
    await page.goto(kept(path));
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect([requests.managed(), requests.loads(chunk), requests.checks()], path).toEqual([[], [], 0]);
  }
  const last = GUARDED[3];
  await signIn(page, administrator);
  await expect(page).toHaveURL(kept(last.path));
  await expect(page.getByRole('heading', { level: 2, name: last.heading })).toBeVisible();
  for (const { path, heading } of [last, ...GUARDED.slice(0, 3)]) {
    // The first navigation is a reload.
    await page.goto(kept(path));
    await expect(page).toHaveURL(kept(path));
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
});
