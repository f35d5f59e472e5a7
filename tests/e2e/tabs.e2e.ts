import { expect, fillBooking, signIn, test, toolCard } from './shop.ts';

const WRITES = 20;

test('three tabs that write at once lose nothing', async ({ context, page }) => {
  const pages = [page, await context.newPage(), await context.newPage()];
  for (const each of pages) {
    await each.goto('/');
    await toolCard(each, 'Nitrile Grip Mechanic Gloves').waitFor();
  }
  const statuses = await Promise.all(
    pages.map((each, tab) =>
      each.evaluate(
        async ({ first, count }) => {
          const login = await fetch('/api/login', { method: 'POST', body: JSON.stringify({ email: 'shopper@example.com' }) });
          const { accessToken } = (await login.json()) as { accessToken: string };
          const post = async (description: string) =>
            fetch('/api/review', {
              method: 'POST',
              headers: { authorization: `Bearer ${accessToken}` },
              body: JSON.stringify({ description, name: 'Sam', img: '', email: 'shopper@example.com' }),
            });
          const answers = await Promise.all(Array.from({ length: count }, (_, index) => post(`review ${first + index}`)));
          return answers.map(({ status }) => status);
        },
        { first: tab * WRITES, count: WRITES },
      ),
    ),
  );
  expect(new Set(statuses.flat()).size).toBe(1);
  const kept = await page.evaluate(async () => (await (await fetch('/api/review')).json()) as { _id: string; description: string }[]);
  const written = kept.filter(({ description }) => /^review \d+$/.test(description));
  expect(new Set(written.map(({ description }) => description)).size).toBe(3 * WRITES);
  expect(new Set(kept.map(({ _id }) => _id)).size).toBe(kept.length);
});

test('a booking in one tab is in the other tab’s badge and stock, without a reload', async ({ context, page }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('link', { name: '2 orders' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other);
  await expect(other.getByRole('link', { name: '2 orders' })).toBeVisible();
  await expect(toolCard(other, 'Nitrile Grip Mechanic Gloves')).toContainText('210 available');

  await toolCard(page, 'Nitrile Grip Mechanic Gloves').getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '10' });
  await page.getByRole('button', { name: 'Booked' }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('link', { name: '3 orders' })).toBeVisible();
  await expect(toolCard(other, 'Nitrile Grip Mechanic Gloves')).toContainText('200 available');
});

test('what is paid and removed in one tab is so in the other’s orders and badge', async ({ context, page }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/myOrders');
    await signIn(each);
    await expect(each.getByRole('link', { name: '2 orders' })).toBeVisible();
  }
  const bolts = (each: typeof page) => each.getByRole('row', { name: /Wheel Bolt/ });
  await bolts(page).getByRole('link', { name: /^Pay/ }).click();
  await page.getByText('Test cards').click();
  await page.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your Payment is Completed' })).toBeVisible();
  await expect(bolts(other).getByText('Payed')).toBeVisible();

  await page.getByRole('link', { name: '2 orders' }).click();
  await bolts(page)
    .getByRole('button', { name: /Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(bolts(other)).toBeHidden();
  await expect(other.getByRole('link', { name: '1 order' })).toBeVisible();
});
