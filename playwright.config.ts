import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';

const executablePath = findBrowser();
/** PORT names another where 4173 is taken. */
const port = Number(process.env['PORT'] ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Nothing is timed: on a slow machine a journey may take its while.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than the cores of a small machine: journeys also wait.
  workers: 3,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    actionTimeout: 30_000,
    launchOptions: { args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: { command: `npm run preview:sandbox -- --port ${port}`, url: baseURL, reuseExistingServer: false },
});
