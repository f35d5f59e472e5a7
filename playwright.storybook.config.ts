import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { freePort } from './scripts/freePort.mjs';

/** Workers load this file too, and must use the port of the process that started the server. */
const port = (process.env['STORYBOOK_PORT'] ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;

/** Tests `npm run storybook` as developers use it, with the same settings as the journeys. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/storybook',
  outputDir: 'test-results/storybook',
  testMatch: '**/*.storybook.ts',
  // The test runner inside Storybook starts its own browser.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 120_000 },
  use: { ...journeys.use, baseURL },
  webServer: {
    command: `npm run storybook -- --port ${port} --exact-port --ci`,
    url: `${baseURL}/index.json`,
    env: { RUN_TESTS_CHECK: '1' },
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
