import { PAID } from '#contract/texts.ts';
import { LOCAL_SHOP } from './addresses.ts';
import { completed, pay } from './cards.ts';
import { expect, shopper, signIn, test } from './shop.ts';

test('npm run shop:local serves the build with the stand-in for Stripe in its pages, and the demo shopper pays', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('stripe') && scripts.push(new URL(request.url()).host));
  await page.goto(`${LOCAL_SHOP}/myOrders`);
  await signIn(page, shopper);
  await page.getByRole('link', { name: /^Pay / }).first().click();
  await pay(page);
  await expect(completed(page)).toBeVisible();
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByText(PAID, { exact: true }) })
      .first(),
  ).toBeVisible();
  expect(scripts.filter((host) => host.endsWith('stripe.com'))).toEqual([]);
});
