import { expect, test } from '@playwright/test';

test('QA sees the machines of a journey, and sends an event to one', async ({ page }) => {
  await page.goto('/?path=/story/journeys-restock--restock&addonPanel=gadget-garage/machines');
  const machines = page.getByRole('group', { name: 'Machines' });
  const panel = page.getByRole('tabpanel', { name: 'Machines' });
  // The journey's last step.
  await expect(panel.getByText('changeStock done → resting')).toBeVisible();
  await expect(machines.getByRole('button', { name: 'restock: resting' })).toHaveAttribute('aria-pressed', 'true');

  const dialog = page.frameLocator('#storybook-preview-iframe').getByRole('dialog');
  await panel.getByRole('button', { name: 'restock.open, same data again' }).click();
  await expect(dialog).toBeVisible();
  await expect(panel.getByRole('button', { name: 'editing', exact: true })).toHaveAttribute('aria-current', 'true');
  await panel.getByRole('button', { name: 'restock.close' }).click();
  await expect(dialog).toBeHidden();

  await machines.getByRole('button', { name: /^auth/ }).click();
  await expect(panel.getByRole('button', { name: 'signedIn', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('a story without an app has no machines', async ({ page }) => {
  await page.goto('/?path=/story/primitives-button--neutral&addonPanel=gadget-garage/machines');
  await expect(page.getByText('No machine is running')).toBeVisible();
});
