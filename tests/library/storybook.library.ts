import { expect, serving, test } from './example.ts';

const openStory = (name: string, visit: (address: string) => Promise<void>) =>
  serving('storybook', 'storybook-static', (address) => visit(`${address}/iframe.html?id=toollist--${name}&viewMode=story`));

test('the sandbox answers a component in another Storybook', async ({ page }) => {
  await openStory('ready', async (address) => {
    await page.goto(address);
    await expect(page.getByText('Ratchet Combination Wrench Set, 12 pc')).toBeVisible();
  });
});

test('a reviewer opens the dock beside the component, and sees its calls', async ({ page }) => {
  await openStory('with-dock', async (address) => {
    await page.goto(address);
    await expect(page.getByText('Ratchet Combination Wrench Set, 12 pc')).toBeVisible();
    await page.getByRole('button', { name: 'Controls' }).click();
    const dock = page.getByRole('complementary', { name: 'Sandbox controls' });
    await expect(dock).toHaveCSS('position', 'fixed');
    await dock.getByRole('tab', { name: 'Calls' }).click();
    await expect(dock.getByRole('tabpanel').getByText('listTools')).toBeVisible();
  });
});

test('a component that gets no answer says so', async ({ page }) => {
  await page.addInitScript(() => {
    const request = window.fetch.bind(window);
    window.fetch = async (address, options) => {
      if (address === '/api/carTools') throw new TypeError('Failed to fetch');
      return request(address, options);
    };
  });
  await openStory('ready', async (address) => {
    await page.goto(address);
    await expect(page.getByText('The tools could not be loaded')).toBeVisible();
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
