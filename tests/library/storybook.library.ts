import { expect, serving, test } from './example.ts';

const openStory = (name: string, visit: (address: string) => Promise<void>) =>
  serving('storybook', 'storybook-static', (address) => visit(`${address}/iframe.html?id=toollist--${name}&viewMode=story`));

test('the sandbox answers a component in another Storybook', async ({ page }) => {
  await openStory('ready', async (address) => {
    await page.goto(address);
    await expect(page.getByText('Ratchet Combination Wrench Set, 12 pc')).toBeVisible();
  });
});

test.describe('with a fault', () => {
  test.use({ expected: /500/ });

  test('the same call fails', async ({ page }) => {
    await openStory('failed', async (address) => {
      await page.goto(address);
      await expect(page.getByText('The tools could not be loaded')).toBeVisible();
    });
  });
});
