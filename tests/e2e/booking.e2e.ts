import { dayFromNow, expect, fillBooking, shopper, signIn, tabTo, test, toast, toolCard } from './shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

test('home → details → book → login → booked → badge → my orders, by mouse', async ({ page }) => {
  await page.goto('/');
  await expect(toolCard(page, WRENCH)).toContainText('48 available');
  await toolCard(page, WRENCH)
    .getByRole('link', { name: /Details/ })
    .click();
  await expect(page).toHaveURL(/\?details=/);
  const details = page.getByRole('dialog', { name: WRENCH });
  await details.getByRole('link', { name: /Book/ }).click();

  await expect(page).toHaveURL('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/booking\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Booked Product' })).toBeVisible();
  await expect(page.getByText('Available Product')).toBeVisible();

  await fillBooking(page, { quantity: '2' });
  await expect(page.getByText('$129.80')).toBeVisible();
  await page.getByRole('button', { name: 'Booked' }).click();
  await expect(toast(page, 'Successfully Add This Products')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '3 orders' })).toBeVisible();
  await expect(toolCard(page, WRENCH)).toContainText('46 available');

  await page.getByRole('link', { name: '3 orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const ordered = page.getByRole('row', { name: WRENCH }).filter({ has: page.getByRole('cell', { name: '2', exact: true }) });
  await expect(ordered.getByRole('link', { name: `Pay ${WRENCH}` })).toBeVisible();
  await expect(ordered).toBeVisible();
  await page.reload();
  await expect(ordered).toBeVisible();
  await expect(page.getByRole('link', { name: '3 orders' })).toBeVisible();
});

test('the same by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await toolCard(page, WRENCH).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, toolCard(page, WRENCH).getByRole('link', { name: /Details/ }));
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: WRENCH });
  await details.waitFor();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(toolCard(page, WRENCH).getByRole('link', { name: /Details/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, details.getByRole('link', { name: /Book/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(shopper.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(shopper.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Booked Product' })).toBeFocused();
  await tabTo(page, page.getByLabel('Date'));
  const [year, month, day] = dayFromNow(7).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await tabTo(page, page.getByLabel('Quantity', { exact: true }));
  await page.keyboard.type('1');
  await tabTo(page, page.getByLabel('Address'));
  await page.keyboard.type('1 Garage Lane');
  await tabTo(page, page.getByLabel('Phone'));
  await page.keyboard.type('+1 555 0100');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Successfully Add This Products')).toBeVisible();
  await expect(page).toHaveURL('/');
  await tabTo(page, page.getByRole('link', { name: '3 orders' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused();
});

test('an order is removed after a question, and no stock comes back', async ({ page }) => {
  await page.goto('/myOrders');
  await signIn(page);
  await expect(page).toHaveURL('/myOrders');
  const row = page.getByRole('row', { name: /Wheel Bolt/ });
  await row.getByRole('button', { name: /Remove/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Are You Sure ?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Remove/ }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Successfully Remove')).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(toolCard(page, 'Wheel Bolt M14 × 1.5, zinc flake')).toContainText('640 available');
});
