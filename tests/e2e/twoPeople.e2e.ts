import { SUBMIT_BOOKING } from '#contract/texts.ts';
import { administrator, expect, fillBooking, openAs, shopper, test, toolCard } from './shop.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';

test('a shopper and an administrator see the changes of each other without a reload', async ({ context, page: shop }) => {
  await openAs(shop, shopper, '/');
  await expect(toolCard(shop, GLOVES)).toContainText('210 available');
  const office = await context.newPage();
  await openAs(office, administrator, '/dashboard/manageAllProducts?q=nitrile');
  const row = office.getByRole('row', { name: GLOVES, exact: true });
  await expect(row).toContainText('210');

  await toolCard(shop, GLOVES).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(shop, { quantity: '10' });
  await shop.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(shop).toHaveURL('/');
  await expect(row).toContainText('200');

  await office.getByRole('button', { name: `Restock ${GLOVES}` }).click();
  await office.getByRole('textbox', { name: 'Restock quantity' }).fill('50');
  await office.keyboard.press('Enter');
  await expect(row).toContainText('250');
  await expect(toolCard(shop, GLOVES)).toContainText('250 available');

  await office.getByRole('link', { name: 'Manage All Orders' }).click();
  await expect(office.getByRole('row', { name: new RegExp(GLOVES) }).getByRole('cell', { name: '10', exact: true })).toBeVisible();

  await office.getByRole('link', { name: 'Manage All Products' }).click();
  await office.getByRole('button', { name: `Delete ${GLOVES}` }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toolCard(shop, GLOVES)).toBeHidden();
});
