import { backgroundOf, exampleFolder, expect, serving, test } from './example.ts';

for (const [scheme, accent, page_] of [
  ['light', 'rgb(11, 110, 79)', 'rgb(247, 245, 241)'],
  ['dark', 'rgb(95, 211, 166)', 'rgb(20, 19, 16)'],
] as const) {
  test(`a screen shows data of its own, in its own brand, in the ${scheme} theme`, async ({ page }, testInfo) => {
    await page.emulateMedia({ colorScheme: scheme });
    await serving('vite', 'dist', async (address) => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('The ratchet clicks like a Swiss watch.')).toBeVisible();
      expect(await backgroundOf(page, 'a[href="/addAReview"]')).toBe(accent);
      expect(await backgroundOf(page, 'body')).toBe(page_);
      expect(await page.evaluate(async () => (await document.fonts.ready).check("16px 'Figtree Variable'"))).toBe(true);
      const picture = page.locator('img').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.screenshot({ path: testInfo.outputPath(`${scheme}.png`) });
    });
  });
}

test('a theme of its own wins over the system, but not in print', async ({ page }) => {
  await serving('vite', 'dist', async (address) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await page.addStyleTag({ path: `${exampleFolder('vite')}/node_modules/gadget-garage/themes/dark.css` });
    expect(await backgroundOf(page, 'body')).toBe('rgb(20, 19, 16)');
    await page.emulateMedia({ media: 'print' });
    expect(await backgroundOf(page, 'body')).toBe('rgb(255, 255, 255)');
  });
});
