import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';

const executablePath = findBrowser();
const shop = 'http://127.0.0.1:4175';

/** The live build with .env.loopback against real parts on this computer: npm run test:live builds it and gets the emulator. */
export default defineConfig({
  testDir: 'tests/live',
  testMatch: '**/*.live.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: shop,
    launchOptions: { args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: [
    { command: 'npm run preview:loopback', url: shop, reuseExistingServer: false },
    { command: 'npm run sandbox:api', url: 'http://127.0.0.1:4174/carTools', reuseExistingServer: false },
    // It loads a thousand modules, and on a busy machine takes its time.
    { command: 'node scripts/authEmulator.mjs', url: 'http://127.0.0.1:9099', timeout: 240_000, reuseExistingServer: false },
  ],
});
