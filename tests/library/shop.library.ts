import { expect, serving, test } from './example.ts';

test('one file assembles home, booking and payment from the package alone', async ({ page }, testInfo) => {
  await serving('shop-in-one-file', 'dist', async (address) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Car Items' })).toBeVisible();
    await page.getByRole('link', { name: /Book.*Ratchet Combination Wrench Set/ }).click();
    await page.getByLabel('Date').fill('2099-01-31');
    await page.getByLabel('Quantity').fill('2');
    await page.getByLabel('Address').fill('1 Main Street');
    await page.getByLabel('Phone').fill('555 0100');
    await page.keyboard.press('Alt+S');
    const dock = page.getByRole('complementary', { name: 'Sandbox controls' });
    await dock.getByRole('tab', { name: 'Machines' }).click();
    await expect(dock.getByRole('button', { name: 'editing', exact: true, pressed: true })).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath('dock.png') });
    await page.keyboard.press('Alt+S');
    await expect(dock).toBeHidden();
    await page.getByRole('button', { name: 'Booked' }).click();
    await expect(page.getByRole('heading', { name: /Please Pay for/ })).toBeVisible();

    const pay = async (card: string) => {
      await page.getByLabel('Card number').fill(card);
      await page.getByLabel(/Expiry|MM/).fill('1299');
      await page.getByLabel(/CVC/).fill('123');
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
    };
    await pay('4000000000000002');
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    await pay('4242424242424242');
    await expect(page.getByRole('heading', { name: 'Your Payment is Completed' })).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath('paid.png') });
  });
});

test('what a backend leaves out has words of its own', async ({ page }) => {
  await page.addInitScript(() => {
    const readJson: (this: Response) => Promise<unknown> = Reflect.get(Response.prototype, 'json');
    Response.prototype.json = async function read() {
      const answer = await readJson.call(this);
      const rows: { quantity?: number; availableQuantity?: number }[] | null = Array.isArray(answer) ? answer : null;
      if (rows === null) return answer;
      return rows.filter(({ availableQuantity }) => availableQuantity === undefined).map(({ quantity: _, ...row }) => row);
    };
  });
  await serving('shop-in-one-file', 'dist', async (address) => {
    await page.goto(address);
    await expect(page.getByText('Stock unknown').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('null');
    await expect(page.getByRole('region', { name: 'Camera Tools Products' })).toContainText('No camera tools on the shelf right now');
  });
});
