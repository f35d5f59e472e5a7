import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import { DELETED, DELETE_QUESTION, RESTOCKED } from '#contract/texts.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { administrator, respondInSequence, expect, holdCalls, openAs, tabTo, test, toast } from './shop.ts';

const PATH = '/dashboard/manageAllProducts';
const GLOVES = 'Nitrile Grip Mechanic Gloves';

const toolRow = (page: Page, name = GLOVES) => page.getByRole('row', { name, exact: true });
const restockButton = (page: Page, name = GLOVES) => page.getByRole('button', { name: `Restock ${name}`, exact: true });
const deleteButton = (page: Page, name = GLOVES) => page.getByRole('button', { name: `Delete ${name}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: GLOVES });
const quantityField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Restock quantity' });

async function restock(page: Page, number: string) {
  await restockButton(page).click();
  await quantityField(page).fill(number);
  await page.keyboard.press('Enter');
}

async function openTools(page: Page, query = '') {
  await openAs(page, administrator, `${PATH}${query}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Manage Car Tools' })).toBeVisible();
}

/** Reads the stock from the backend. */
const stockOf = (page: Page, name = GLOVES) =>
  page.evaluate(async (tool) => {
    const tools = (await (await fetch('/api/carTools')).json()) as { name: string; quantity: number }[];
    return tools.find((each) => each.name === tool)?.quantity;
  }, name);

test('restocks by keyboard alone: invalid quantities are refused in place, Escape returns the focus, and Check again sends what got no answer', async ({
  page,
}) => {
  // A restock without an answer is sent once more.
  await respondInSequence(page, { method: 'PUT', path: '/api/carTools/', answers: [{ status: 503 }, { status: 503 }] });
  await openTools(page, '?q=nitrile');
  await tabTo(page, restockButton(page));
  await page.keyboard.press('Enter');
  await expect(quantityField(page)).toBeFocused();
  for (const [typed, message] of [
    ['', 'Enter the quantity received'],
    ['0', 'Enter 1 or more'],
    ['-5', 'Enter 1 or more'],
    ['2.5', 'Enter a whole number'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(message)).toBeVisible();
    await expect(quantityField(page)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(restockButton(page)).toBeFocused();
  expect(await stockOf(page)).toBe(210);
  await page.keyboard.press('Enter');
  await expect(quantityField(page)).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('We could not find out whether your restock was saved.');
  expect(await stockOf(page)).toBe(210);
  await tabTo(page, dialog(page).getByRole('button', { name: 'Check again' }));
  await page.keyboard.press('Enter');
  await expect(toolRow(page)).toContainText('215');
  expect(await stockOf(page)).toBe(215);
});

test('in the window of a page zoomed by 400 %, neither the field nor the message stays covered', async ({ page }) => {
  await respondInSequence(page, { method: 'PUT', path: '/api/carTools/', answers: [{ status: 503 }, { status: 503 }] });
  await openTools(page, '?q=nitrile');
  await page.setViewportSize({ width: 320, height: 256 });
  await restock(page, '5');
  const firstLine = { trial: true, position: { x: 2, y: 2 } };
  await dialog(page).getByText('We could not find out').click(firstLine);
  await quantityField(page).click(firstLine);
});

test('Retry loads tools that failed to load; a tool that was deleted meanwhile is reported and cannot be restocked', async ({ page }) => {
  // A read is tried three times.
  await respondInSequence(page, { method: 'GET', path: '/api/carTools', answers: [{ status: 500 }, { status: 500 }, { status: 500 }] });
  await respondInSequence(page, { method: 'GET', path: '/api/carTools/', answers: [{ status: 404 }] });
  await openTools(page);
  await expect(page.getByRole('alert')).toContainText('The shop has a problem at the moment.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(toolRow(page)).toContainText('210');
  await expect(page.getByRole('heading', { level: 2, name: 'Manage Car Tools' })).toBeFocused();

  await restock(page, '7');
  await expect(dialog(page).getByRole('alert')).toContainText('This tool is no longer in the shop.');
  await expect(dialog(page).getByRole('button', { name: 'Restock' })).toBeHidden();
});

test('deletes a tool by keyboard after a confirmation; "Keep it" and a 403 keep the tool', async ({ page }) => {
  await respondInSequence(page, { method: 'DELETE', path: '/api/carTools/', answers: [{ status: 403 }] });
  await openTools(page);
  const confirmation = page.getByRole('alertdialog', { name: DELETE_QUESTION });
  await tabTo(page, deleteButton(page));
  await page.keyboard.press('Enter');
  await expect(confirmation.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deleteButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, confirmation.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(confirmation.getByRole('alert')).toContainText('The tool was not deleted. Your account is not allowed to do this.');
  await confirmation.getByRole('button', { name: 'Keep it' }).click();
  await expect(toolRow(page)).toBeVisible();
  await expect(deleteButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, confirmation.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, DELETED)).toBeVisible();
  await expect(toolRow(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Manage Car Tools' })).toBeFocused();
  expect(await stockOf(page)).toBeUndefined();
});

test('shows only low stock, lowest first, with both in the URL; the file has exactly these rows', async ({ page }) => {
  await openTools(page);
  await page.getByRole('columnheader', { name: 'Available Quantity' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Low stock only' }).click();
  await expect(page).toHaveURL(`${PATH}?show=low&sort=quantity-up`);
  const rows = page.getByRole('table', { name: 'Manage Car Tools' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('Sold out');
  // The rows follow the filter later than the address does.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ car tools$/ })).toBeVisible();
  const shown = await rows.count();
  const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export ${shown} row` }).click();
  const text = await readFile(await (await downloaded).path(), 'utf8');
  const { data } = Papa.parse<string[]>(text.replace('\uFEFF', '').trim());
  expect(data[0]).toEqual(['Name', 'Available Quantity']);
  expect(data.slice(1).map(([name]) => name)).toEqual(names);
  expect(data.slice(1).every(([, stock]) => Number(stock) <= 5)).toBe(true);
});

test('the choice of separators shows that its code is loading', async ({ page }) => {
  const { release } = await holdRequests(page, '**/Menu-*.js');
  await openTools(page);
  const ways = page.getByRole('button', { name: 'Ways to export' });
  await ways.click();
  await expect(ways).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('menuitem', { name: /^Separated by commas/ })).toBeVisible();
});

test('in forced colours a placeholder, a dialog, a pending button and a toast differ from the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const reads = await holdCalls(page, { method: 'GET', path: '/api/carTools' });
  await openTools(page);
  await reads.hold();
  await page.reload();
  const backgroundOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const placeholder = page.locator('[aria-busy] td [aria-hidden]').first();
  expect(await backgroundOf(placeholder)).not.toBe(await backgroundOf(page.locator('body')));
  await reads.release();

  const edgeOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).borderBlockStartStyle);
  await restockButton(page).click();
  expect(await edgeOf(dialog(page))).toBe('solid');
  await reads.hold();
  await quantityField(page).fill('7');
  await page.keyboard.press('Enter');
  const pending = dialog(page).getByRole('button', { name: 'Restock' });
  await expect(pending).toHaveAttribute('aria-busy', 'true');
  // A ring without a gap does not seem to turn.
  const sides = await pending.evaluate((button) => {
    const { borderTopColor, borderRightColor } = getComputedStyle(button, '::before');
    return new Set([borderTopColor, borderRightColor]).size;
  });
  expect(sides).toBe(2);
  await reads.release();
  await expect(toast(page, RESTOCKED)).toBeVisible();
  expect(await edgeOf(page.getByRole('region', { name: /notifications/i }).getByRole('listitem'))).toBe('solid');
});
