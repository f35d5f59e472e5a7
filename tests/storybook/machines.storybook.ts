import { expect, type FrameLocator, type Page, test } from '@playwright/test';

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const dock = (frame: FrameLocator) => frame.getByRole('complementary', { name: 'Sandbox controls' });

/** Opens the machines of the dock. */
async function openMachines(frame: FrameLocator) {
  await frame.getByRole('button', { name: 'Controls' }).click();
  await dock(frame).getByRole('tab', { name: 'Machines' }).click();
  return dock(frame).getByRole('tabpanel', { name: 'Machines' });
}

test('QA sees the machines of a journey, and sends an event to one', async ({ page }) => {
  await page.goto('/?path=/story/journeys-restock--restock');
  // The journey's last step.
  await expect(canvas(page).getByRole('cell', { name: '217' })).toBeVisible();
  const panel = await openMachines(canvas(page));
  const machines = panel.getByRole('group', { name: 'Machines' });
  await expect(panel.getByText('changeStock done → resting')).toBeVisible();
  await expect(machines.getByRole('button', { name: 'restock: resting' })).toHaveAttribute('aria-pressed', 'true');

  const dialog = canvas(page).getByRole('dialog');
  await panel.getByRole('button', { name: 'restock.open, same data again' }).click();
  await expect(dialog).toBeVisible();
  const editing = { name: 'editing', exact: true, includeHidden: true };
  await expect(canvas(page).getByRole('button', editing)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await machines.getByRole('button', { name: /^auth/ }).click();
  await expect(panel.getByRole('button', { name: 'signedIn', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('each frame of a journey has its own machines', async ({ page }) => {
  await page.goto('/?path=/story/journeys-booking--home&globals=frames:themes');
  for (const theme of ['Light', 'Dark']) {
    const panel = await openMachines(canvas(page).frameLocator(`iframe[title="${theme}"]`));
    await expect(panel.getByRole('button', { name: /^auth: / })).toBeVisible();
  }
});

test('Alt+S opens the dock of a journey, and leaves the sidebar as it is', async ({ page }) => {
  await page.goto('/?path=/story/journeys-booking--home');
  await canvas(page).getByRole('button', { name: 'Controls' }).focus();
  await page.keyboard.press('Alt+S');
  await expect(dock(canvas(page))).toBeFocused();
  // Storybook's shortcut for its panel arrives after one for its sidebar would have.
  await page.keyboard.press('Alt+A');
  await expect(page.getByRole('tab', { name: 'Interactions' })).toBeHidden();
  await expect(page.getByPlaceholder('Find components')).toBeVisible();
});
