import type { Page } from '@playwright/test';
import { administrator, expect, failCalls, heal, refusals, shopper, signIn, test } from './shop.ts';

/** The pages for administrators, by the beginning of their chunk's name. */
const GUARDED = [
  { path: '/dashboard/manageAllUser', heading: 'Manage All User', link: 'Manage All User', chunk: 'ManageUsersRoute' },
  { path: '/dashboard/manageAllOrders', heading: 'Manage All Orders', link: 'Manage All Orders', chunk: 'ManageOrdersRoute' },
  { path: '/dashboard/manageAllProducts', heading: 'Manage Car Tools', link: 'Manage All Products', chunk: 'ManageToolsRoute' },
  { path: '/dashboard/addNewProducts', heading: 'Please Add A Product', link: 'Add New Car Product', chunk: 'AddToolRoute' },
];

const refusal = (page: Page) => page.getByRole('heading', { name: 'An administrator account is needed' });

/** Writes down what this page asks for: paths of calls, and files. */
function writeDownRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return {
    /** Of what only administrators may read. */
    managed: () => paths.filter((path) => /^GET \/api\/(users|carBooking)$/.test(path)),
    loads: (chunk: string) => paths.filter((path) => path.includes(`/${chunk}-`)),
    checks: () => paths.filter((path) => path.startsWith('GET /api/admin/')).length,
  };
}

for (const { path, heading, link, chunk } of GUARDED) {
  const place = `${path}?sort=email-down`;

  test(`${path}: a customer ends at /login, which says why; an administrator lands where they wanted to go`, async ({ page }) => {
    const requests = writeDownRequests(page);
    const went: string[] = [];
    page.on('framenavigated', (frame) => frame.parentFrame() === null && went.push(new URL(frame.url()).pathname));
    await page.goto(place);
    await signIn(page, shopper);
    await expect(refusal(page)).toBeFocused();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(shopper.email)).toBeVisible();
    expect([requests.managed(), requests.loads(chunk)]).toEqual([[], []]);
    // To the page, to /login, back, and to /login again: then it rests.
    expect(went.length).toBeLessThanOrEqual(5);

    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/login');
    await expect(refusal(page)).toBeVisible();
    await page.reload();
    await expect(refusal(page)).toBeVisible();
    expect([requests.managed(), requests.loads(chunk)]).toEqual([[], []]);

    await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
    await signIn(page, administrator);
    await expect(page).toHaveURL(place);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  });

  test(`${path}: a check that fails is neither yes nor no; Retry opens the page`, async ({ page }) => {
    const requests = writeDownRequests(page);
    await failCalls(page, { method: 'GET', path: '/admin/' });
    await page.goto(place);
    await signIn(page, administrator);
    await expect(page.getByRole('heading', { name: 'We could not check your rights' })).toBeVisible();
    await expect(page.getByRole('link', { name: link })).toBeHidden();
    await expect(page).toHaveURL(place);
    expect([requests.managed(), requests.loads(chunk)]).toEqual([[], []]);
    expect(await refusals(page)).toBeGreaterThan(0);
    await heal(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    expect(requests.loads(chunk)).not.toEqual([]);
  });

  test(`${path}: a visitor logs in and comes back, and finds it again after a reload`, async ({ page }) => {
    const requests = writeDownRequests(page);
    await page.goto(place);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect([requests.managed(), requests.loads(chunk), requests.checks()]).toEqual([[], [], 0]);
    await signIn(page, administrator);
    await expect(page).toHaveURL(place);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(place);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  });
}
