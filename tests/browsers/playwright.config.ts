import { defineConfig } from '@playwright/test';
import { portFor, server, suite } from '#tests/support/playwright.ts';

const SHOP = `http://127.0.0.1:${await portFor('SHOP_PORT')}`;
const STORYBOOK = `http://127.0.0.1:${await portFor('STORYBOOK_PORT')}`;

/** Tests the built sandbox and Storybook in Firefox and WebKit. Playwright only runs the tests; WebDriver drives these browsers. */
export default defineConfig({
  ...suite('browsers'),
  projects: ['firefox', 'webkit'].map((name) => ({ name, metadata: { shop: SHOP, storybook: STORYBOOK } })),
  webServer: [
    server(`npm run preview:sandbox -- --port ${new URL(SHOP).port}`, SHOP),
    server(`npm run storybook -- --port ${new URL(STORYBOOK).port} --exact-port --ci`, `${STORYBOOK}/index.json`),
  ],
});
