import { expect, type Page, test } from '@playwright/test';
import { control } from '#tests/support/control.ts';

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
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

test('the controls of a screen come first, and its props, once they are read, last', async ({ page }) => {
  await page.goto('/?path=/story/screens-account-paymentscreen--ready');
  const rows = page.getByRole('tabpanel', { name: /^Controls/ }).getByRole('row');
  await expect(rows.filter({ hasText: 'onCheckAgain' })).toBeVisible();
  await expect(rows.nth(1)).toContainText('State');
  const sections = await rows.getByText(/^(Texts|Props)$/).allTextContents();
  expect(sections).toEqual(['Texts', 'Props']);
});

test('a state on a phone in dark is three clicks away', async ({ page }) => {
  await page.goto('/?path=/story/primitives-button--neutral');
  const search = page.getByRole('combobox', { name: 'Search for components' }).getByRole('searchbox');
  await search.click();
  await search.fill('payment declined');
  await expect(page.getByRole('option').first()).toContainText('PaymentScreen');
  await search.press('Enter');
  await expect(page).toHaveURL(/path=\/story\/screens-account-paymentscreen--declined/);
  await expect(canvas(page).getByRole('alert')).toContainText(/insufficient funds/);
  await page.getByRole('switch', { name: 'Phone', exact: true }).click();
  await page.getByRole('switch', { name: 'Dark', exact: true }).click();
  await expect(page).toHaveURL(/globals=viewport.value:phone;theme:dark/);
  expect(
    await canvas(page)
      .locator('html')
      .evaluate(() => [getComputedStyle(document.documentElement).colorScheme, innerWidth]),
  ).toEqual(['dark', 360]);
});

test('a story that says who is signed in keeps the toolbar from saying it', async ({ page }) => {
  await page.goto('/?path=/story/journeys-signup--sign-up');
  await page.getByRole('button', { name: 'View settings' }).click();
  const person = page.getByRole('group', { name: 'Person: chosen by this story' });
  await expect(person.getByRole('radio', { name: 'Signed out' })).toBeChecked();
  await expect(person.getByRole('radio', { name: 'Shopper' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Reset' })).toHaveCount(0);
});

test('a journey plays in its frames, not around them', async ({ page }) => {
  await page.goto('/?path=/story/journeys-booking--browse-and-book&globals=frames:themes');
  for (const theme of ['Light', 'Dark']) {
    const frame = canvas(page).frameLocator(`iframe[title="${theme}"]`);
    await expect(frame.getByText('Dec 4, 2026').first()).toBeVisible();
  }
  for (const [panel, reason] of [
    ['Interactions', 'The steps play in each frame'],
    ['Interaction Recorder', 'Frames are not recorded'],
    ['Accessibility', 'Frames are not checked'],
  ] as const) {
    await page.getByRole('tab', { name: panel }).click();
    await expect(page.getByText(reason)).toBeVisible();
  }
});

test('frames keep the other settings of an address', async ({ page }) => {
  await page.goto('/?path=/story/primitives-button--neutral&globals=frames:all;direction:rtl;pseudo.hover:!true');
  for (const title of ['Phone, Light', 'Wide screen, Dark']) {
    const frame = canvas(page).frameLocator(`iframe[title="${title}"]`);
    await expect(frame.locator('#storybook-root')).toContainClass('pseudo-hover-all');
    await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  }
});
