import { defineConfig } from '@playwright/test';
import sandbox from './playwright.config.ts';
import { API, EMULATOR, portOf, PROJECT, SHOP } from './tests/live/addresses.ts';

/** Tests the live build with .env.loopback against local servers, with the same settings as the sandbox's journeys. */
export default defineConfig({
  ...sandbox,
  testDir: 'tests/live',
  outputDir: 'test-results/live',
  testMatch: '**/*.live.ts',
  use: { ...sandbox.use, baseURL: SHOP },
  webServer: [
    { command: `npm run preview:loopback -- --port ${portOf(SHOP)}`, url: SHOP, reuseExistingServer: false },
    {
      command: `npm run sandbox:api -- --port ${portOf(API)} --login-proof ${PROJECT}`,
      url: `${API}/carTools`,
      reuseExistingServer: false,
    },
    // Slow on a busy machine, because it loads a thousand modules. The first run also installs it.
    { command: `node scripts/authEmulator.mjs --port ${portOf(EMULATOR)}`, url: EMULATOR, timeout: 600_000, reuseExistingServer: false },
  ],
});
