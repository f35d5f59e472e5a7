import { expect, serving, test } from './example.ts';

for (const [story, text] of [
  ['ready', 'Ratchet Combination Wrench Set, 12 pc'],
  ['failed', 'The tools could not be loaded'],
] as const) {
  test(`the sandbox answers a component of another Storybook: ${story}`, async ({ page }) => {
    await serving('storybook', 'storybook-static', async (address) => {
      await page.goto(`${address}/iframe.html?id=toollist--${story}&viewMode=story`);
      await expect(page.getByText(text)).toBeVisible();
    });
  });
}
