import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';
import { API, EMULATOR, portOf, SHOP } from './tests/live/addresses.ts';

const executablePath = findBrowser();

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
    baseURL: SHOP,
    launchOptions: { args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: [
    { command: `npm run preview:loopback -- --port ${portOf(SHOP)}`, url: SHOP, reuseExistingServer: false },
    { command: `npm run sandbox:api -- --port ${portOf(API)}`, url: `${API}/carTools`, reuseExistingServer: false },
    // It loads a thousand modules, and on a busy machine takes its time; the first time it is installed as well.
    { command: `node scripts/authEmulator.mjs --port ${portOf(EMULATOR)}`, url: EMULATOR, timeout: 600_000, reuseExistingServer: false },
  ],
});
