import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/freePort.mjs';

/** Workers load this file too, and must use the ports of the process that started the servers. */
const port = async (name: string) => (process.env[name] ??= String(await freePort()));
const SHOP = `http://127.0.0.1:${await port('BROWSERS_SHOP_PORT')}`;
const STORYBOOK = `http://127.0.0.1:${await port('BROWSERS_STORYBOOK_PORT')}`;

/** Tests the built sandbox and Storybook in Firefox and WebKit. Playwright only runs the tests; WebDriver drives these browsers. */
export default defineConfig({
  testDir: 'tests/browsers',
  outputDir: 'test-results/browsers',
  testMatch: '**/*.browsers.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  workers: 2,
  reporter: 'list',
  projects: ['firefox', 'webkit'].map((name) => ({ name, metadata: { shop: SHOP, storybook: STORYBOOK } })),
  webServer: [
    { command: `npm run preview:sandbox -- --port ${new URL(SHOP).port}`, url: SHOP, reuseExistingServer: false },
    {
      command: `npm run storybook -- --port ${new URL(STORYBOOK).port} --exact-port --ci`,
      url: `${STORYBOOK}/index.json`,
      timeout: 180_000,
      reuseExistingServer: false,
    },
  ],
});
