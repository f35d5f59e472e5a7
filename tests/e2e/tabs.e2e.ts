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
