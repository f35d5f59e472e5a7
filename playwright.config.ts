import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';

const executablePath = findBrowser();
/** Set PORT if 4173 is in use. */
const port = Number(process.env['PORT'] ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long, because a journey may be slow on a slow machine. No test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than the cores of a small machine, because journeys spend time waiting.
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
