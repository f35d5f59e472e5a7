import { defineConfig } from '@playwright/test';
import { portFor, server, suite } from '#tests/support/playwright.ts';

const workshop = suite('storybook');
const port = await portFor('STORYBOOK_PORT');
const baseURL = `http://127.0.0.1:${port}`;

/** Tests `npm run storybook` as developers use it. */
export default defineConfig({
  ...workshop,
  // The test runner inside Storybook starts its own browser.
  workers: 1,
  // The server compiles what a page shows, and a test may run all stories.
  timeout: 1_800_000,
  expect: { timeout: 600_000 },
  use: { ...workshop.use, baseURL },
  webServer: {
    ...server(`npm run storybook -- --port ${port} --exact-port --ci`, `${baseURL}/index.json`),
    env: { RUN_TESTS_CHECK: '1' },
  },
});
