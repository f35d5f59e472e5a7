import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: 'http://127.0.0.1:4173',
    launchOptions: { args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: { command: 'npm run preview:sandbox', url: 'http://127.0.0.1:4173', reuseExistingServer: false },
});
