import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('a journey keeps its backend when a setting changes', async ({ page }) => {
  await page.goto('/?path=/story/journeys-restock--restock');
  const row = canvas(page).getByRole('row', { name: 'Nitrile Grip Mechanic Gloves' });
  await expect(row.getByRole('cell', { name: '217' })).toBeVisible();
  await page.getByRole('switch', { name: 'Dark', exact: true }).click();
  await expect(canvas(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await row.getByRole('button', { name: /^Restock/ }).click();
  const dialog = canvas(page).getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Restock quantity' }).fill('3');
  await dialog.getByRole('button', { name: 'Restock', exact: true }).click();
  await expect(row.getByRole('cell', { name: '220' })).toBeVisible();
});

test('another person starts a journey again, with a backend of their own', async ({ page }) => {
  await page.goto('/?path=/story/journeys-booking--home');
  await expect(canvas(page).getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'View settings' }).click();
  await page
    .getByRole('group', { name: /^Person/ })
    .getByText('Shopper')
    .click();
  await expect(canvas(page).getByRole('link', { name: '2 orders' })).toBeVisible();
});

test('a story is drawn in a page of another origin', async ({ page, baseURL }) => {
  const markup = `<iframe src="${baseURL}/iframe.html?viewMode=story&id=primitives-button--neutral"></iframe>`;
  const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(markup)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Book' })).toBeVisible();
  server.close();
});

test('the controls of a story in frames reach no other story', async ({ page }) => {
  await page.goto('/?path=/story/primitives-drawer--open&args=title:Changed&globals=frames:themes');
  const frame = canvas(page).frameLocator('iframe[title="Light"]');
  await expect(frame.getByRole('dialog', { name: 'Changed' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Stories' }).getByRole('button', { name: 'Dialog', exact: true }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Dialog', level: 1 })).toBeVisible();
  const shown = canvas(page).frameLocator('iframe').first();
  await expect(shown.getByRole('dialog', { name: 'Restock' })).toBeVisible();
});

test('a story with its own width disables the button for phones, which says why', async ({ page }) => {
  await page.goto('/?path=/story/primitives-barchart--on-a-phone');
  await expect(page.getByRole('switch', { name: 'Phone: chosen by this story' })).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Dark', exact: true })).toBeEnabled();
});
