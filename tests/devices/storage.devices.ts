import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOOKED, PAYMENT_COMPLETED, SUBMIT_BOOKING } from '#contract/texts.ts';
import { expect, fillBooking, openAs, shopper, signIn, test, toolCard } from '../e2e/shop.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';
const SCREWDRIVER = 'Precision Screwdriver, S2 steel';

/** The notice of a page that keeps nothing. */
const LOST = /^This browser cannot store data here/;

test('what is booked after the browser has cleared the database is there after a reload, and in other tabs', async ({
  baseURL,
  context,
  page,
}) => {
  const devTools = await context.newCDPSession(page);
  const clear = () => devTools.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'indexeddb' });
  const book = async (name: string, quantity = '1') => {
    await toolCard(page, name).getByRole('link', { name: /^Book/ }).click();
    await fillBooking(page, { quantity });
    await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  };
  const orders = (count: number) => page.getByRole('link', { name: `${count} orders` });
  await openAs(page, shopper, '/');
  await book(GLOVES);
  await expect(orders(3)).toBeVisible();
  await clear();
  await book(SCREWDRIVER);
  await expect(orders(4)).toBeVisible();
  const other = await context.newPage();
  await openAs(other, shopper, '/myOrders');
  for (const name of [GLOVES, SCREWDRIVER]) await expect(other.getByRole('row', { name })).toBeVisible();
  await page.reload();
  await expect(orders(4)).toBeVisible();
  await expect(page.getByText(LOST)).toHaveCount(0);

  // The browser does not open it again.
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The backing store cannot be opened', 'UnknownError');
    };
  });
  await clear();
  await book(SCREWDRIVER, '2');
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(orders(5)).toBeVisible();
});

test('in a frame without storage, such as in slides, a shopper signs in, books and pays, and the page says that nothing is kept', async ({
  baseURL,
  page,
}) => {
  await page.setContent(
    `<iframe sandbox="allow-scripts allow-forms" src="${baseURL ?? ''}/login" style="width: 75rem; height: 60rem"></iframe>`,
  );
  const shop = page.frameLocator('iframe');
  await signIn(shop);
  await toolCard(shop, GLOVES).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(shop, { quantity: '2' });
  await shop.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await shop.getByRole('link', { name: '3 orders' }).click();
  await shop.getByRole('row', { name: GLOVES }).getByRole('link', { name: /^Pay/ }).click();
  await shop.getByText('Test cards').click();
  await shop.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
  await shop.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shop.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeVisible();
  await expect(shop.getByText(LOST)).toBeVisible();
});

test('in slides that are a file, in a frame that may only run scripts, somebody changes the person, finds a product and books it', async ({
  baseURL,
  page,
  faults,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'slides-'));
  writeFileSync(
    join(folder, 'slides.html'),
    `<iframe sandbox="allow-scripts" src="${baseURL ?? ''}/" style="width: 75rem; height: 60rem"></iframe>`,
  );
  await page.goto(`file://${folder}/slides.html`);
  expect(faults.splice(0)).toEqual([`another host: file://${folder}/slides.html`]);
  const shop = page.frameLocator('iframe');
  const blocked = await shop.locator('html').evaluate(() =>
    ['localStorage', 'sessionStorage', 'caches', 'serviceWorker'].filter((name) => {
      try {
        return Reflect.get(name === 'serviceWorker' ? navigator : window, name) === undefined;
      } catch {
        return true;
      }
    }),
  );
  expect(blocked).toEqual(['localStorage', 'sessionStorage', 'caches', 'serviceWorker']);
  await expect(shop.getByRole('button', { name: 'Controls' })).not.toHaveAttribute('aria-disabled');
  // A frame hears the keys once it has the focus.
  await shop.getByRole('button', { name: 'Controls' }).press('Alt+s');
  const dock = shop.getByRole('complementary', { name: 'Sandbox controls' });
  await dock.getByRole('button', { name: /^Sam Carter/ }).click();
  await dock.getByRole('button', { name: 'Close' }).click();
  await shop.getByRole('link', { name: 'Show All', exact: true }).click();
  await shop.getByRole('searchbox', { name: /^Search/ }).fill('nitrile');
  await toolCard(shop, GLOVES).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(shop, { quantity: '10' });
  await shop.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(shop.getByText(BOOKED, { exact: true })).toBeVisible();
  // The page before the booking.
  await expect(toolCard(shop, GLOVES)).toContainText('200 available');

  await shop.getByRole('button', { name: 'Controls' }).click();
  await dock.getByRole('button', { name: /^Nobody/ }).click();
  await dock.getByRole('button', { name: 'Close' }).click();
  await shop.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await shop.getByLabel('Email').fill(shopper.email);
  await shop.getByLabel('Password', { exact: true }).fill(shopper.password);
  await shop.getByLabel('Password', { exact: true }).press('Enter');
  await expect(shop.getByRole('link', { name: '3 orders' })).toBeVisible();
  rmSync(folder, { recursive: true });
});
