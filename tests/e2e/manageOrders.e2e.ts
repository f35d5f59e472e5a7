import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { administrator, expect, failCalls, stopFailing, openAs, tabTo, test } from './shop.ts';

const PATH = '/dashboard/manageAllOrders';

const orderRows = (page: Page) => page.getByRole('table', { name: 'All orders' }).locator('tbody').getByRole('row');
const orderRow = (page: Page, name: RegExp) => page.getByRole('table', { name: 'All orders' }).getByRole('row', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search orders' });
const unpaidOnly = (page: Page) => page.getByRole('button', { name: 'Unpaid only' });

const openOrders = (page: Page, query = '') => openAs(page, administrator, `${PATH}${query}`);

test('shows the orders of all customers; the filters stay in the URL after a reload and Back, and apply to the exported file', async ({
  page,
}) => {
  await openOrders(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Manage All Orders' })).toBeVisible();
  await expect(page).toHaveTitle(/Manage All Orders/);
  await expect(orderRows(page)).toHaveCount(7);
  await expect(orderRow(page, /^Wheel Bolt/).getByText('Unpaid')).toBeVisible();
  await expect(orderRow(page, /^Ratchet/).getByText('Paid', { exact: true })).toBeVisible();

  await page.getByRole('columnheader', { name: 'Quantity' }).getByRole('button').click();
  await expect(orderRows(page).last()).toHaveAccessibleName(/^Wheel Bolt/);
  await page.getByRole('columnheader', { name: 'Quantity' }).getByRole('button').click();
  await expect(orderRows(page).first()).toHaveAccessibleName(/^Wheel Bolt/);
  await unpaidOnly(page).click();
  await expect(orderRows(page)).toHaveCount(3);
  await search(page).fill('gasket lane');
  await expect(orderRows(page)).toHaveCount(1);
  const filteredUrl = `${PATH}?q=gasket+lane&show=unpaid&sort=quantity-down`;
  await expect(page).toHaveURL(filteredUrl);
  await expect(page.getByText('1 of 7 orders')).toBeVisible();

  await page.reload();
  await expect(orderRows(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue('gasket lane');
  await expect(page.getByRole('columnheader', { name: 'Quantity' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL('/dashboard/history');
  await page.goBack();
  await expect(page).toHaveURL(filteredUrl);
  await expect(orderRows(page)).toHaveCount(1);

  await search(page).fill('flux capacitor');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(orderRows(page)).toHaveCount(7);
  await expect(page).toHaveURL(`${PATH}?sort=quantity-down`);
  await expect(page.getByRole('heading', { level: 2, name: 'Manage All Orders' })).toBeFocused();

  // The file has exactly the visible rows, in the same order.
  await page.goto(`${PATH}?show=unpaid&sort=date-down`);
  await expect(orderRows(page)).toHaveCount(3);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 3 rows' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^gadget-garage-orders-\d{4}-\d\d-\d\d\.csv$/);
  const { data, meta } = Papa.parse<Record<string, string>>((await readFile(await download.path(), 'utf8')).trim(), { header: true });
  expect(meta.fields?.map((name) => name.replace('\uFEFF', ''))).toEqual([
    'Name',
    'Email',
    'Quantity',
    'Total',
    'Delivery Date',
    'Phone',
    'Address',
    'Status',
    'Payment',
  ]);
  expect(data.map((row) => [row['Quantity'], row['Delivery Date'], row['Status'], row['Payment']])).toEqual([
    ['1', '2026-12-15', 'Pending', 'Unpaid'],
    ['6', '2026-12-09', 'Pending', 'Unpaid'],
    ['20', '2026-12-03', 'Pending', 'Unpaid'],
  ]);

  const downloadedAgain = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ways to export' }).click();
  await page.getByRole('menuitem', { name: /semicolons/ }).click();
  const text = await readFile(await (await downloadedAgain).path(), 'utf8');
  const european = Papa.parse<Record<string, string>>(text.trim(), { header: true });
  expect(european.meta.delimiter).toBe(';');
  expect(european.data).toEqual(data.map((row) => ({ ...row, Total: row['Total']?.replace('.', ',') })));
});

test('an order opens and closes by keyboard and keeps the filters; Back closes it too', async ({ page }) => {
  await openOrders(page, '?show=unpaid');
  const button = page.getByRole('button', { name: /^Pending Wheel Bolt/ });
  const panel = page.getByRole('dialog', { name: /^Order of Wheel Bolt/ });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('shopper@example.com')).toBeVisible();
  await expect(panel.getByText('64f0a1c2e4b0000000000502')).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?show=unpaid&order=64f0a1c2e4b0000000000502`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(`${PATH}?show=unpaid`);
  await page.goForward();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await button.focus();

  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.goForward();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`${PATH}?show=unpaid`);

  // A double click on Close closes only the panel, and the page stays.
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Manage All Orders' }).click();
  await button.click();
  await panel.getByRole('button', { name: 'Close' }).first().dblclick();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(PATH);
});

test('shows what to do if the backend responds with 403, and Retry loads the orders', async ({ page }) => {
  await failCalls(page, { method: 'GET', path: '/api/carBooking', status: 403 });
  await openOrders(page);
  await expect(page.getByRole('alert')).toContainText('The orders could not be loaded');
  await expect(page.getByRole('alert')).toContainText('Your account is not allowed to do this. Sign in with another account.');
  await stopFailing(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(orderRows(page)).toHaveCount(7);
  await expect(page.getByRole('heading', { level: 2, name: 'Manage All Orders' })).toBeFocused();
});
