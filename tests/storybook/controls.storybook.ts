import { expect, type Page, test } from '@playwright/test';

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const control = (page: Page, name: string) =>
  page
    .getByRole('tabpanel', { name: /^Controls/ })
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) });

test('a designer chooses another state of a screen, and another text', async ({ page }) => {
  await page.goto('/?path=/story/screens-account-paymentscreen--ready');
  await control(page, 'State').getByRole('combobox').selectOption('declined');
  await expect(canvas(page).getByText(/insufficient funds/)).toBeVisible();
  await control(page, 'Message').getByRole('textbox').fill('Your bank says no.');
  await expect(canvas(page).getByText('Your bank says no.')).toBeVisible();
});

test('a designer chooses how many rows a list has', async ({ page }) => {
  await page.goto('/?path=/story/screens-account-myordersscreen--ready');
  await expect(canvas(page).getByRole('button', { name: 'Remove' })).toHaveCount(3);
  await control(page, 'Orders, rows, how many').getByRole('spinbutton').fill('7');
  await expect(canvas(page).getByRole('button', { name: 'Remove' })).toHaveCount(7);
});

test('an address has the state, the theme and the width', async ({ page }) => {
  await page.goto(
    '/?path=/story/screens-account-paymentscreen--ready&args=state:declined&globals=theme:dark;viewport.value:phone;viewport.isRotated:!false',
  );
  await expect(canvas(page).getByText(/insufficient funds/)).toBeVisible();
  expect(
    await canvas(page)
      .locator('html')
      .evaluate(() => [getComputedStyle(document.documentElement).colorScheme, innerWidth]),
  ).toEqual(['dark', 360]);
});

test('a search for a state lists it first', async ({ page }) => {
  await page.goto('/?path=/story/primitives-button--neutral');
  await page.getByRole('combobox', { name: 'Search for components' }).getByRole('searchbox').fill('declined');
  await expect(page.getByRole('option').first()).toContainText('Declined');
});
