import { defineConfig } from '@playwright/test';
import sandbox from './playwright.config.ts';
import { API, EMULATOR, portOf, SHOP } from './tests/live/addresses.ts';

/** The live build with .env.loopback against real parts on this computer, under the same rules as the sandbox's journeys. */
export default defineConfig({
  ...sandbox,
  testDir: 'tests/live',
  testMatch: '**/*.live.ts',
  use: { ...sandbox.use, baseURL: SHOP },
  webServer: [
    { command: `npm run preview:loopback -- --port ${portOf(SHOP)}`, url: SHOP, reuseExistingServer: false },
    { command: `npm run sandbox:api -- --port ${portOf(API)}`, url: `${API}/carTools`, reuseExistingServer: false },
    // It loads a thousand modules, and on a busy machine takes its time; the first time it is installed as well.
    { command: `node scripts/authEmulator.mjs --port ${portOf(EMULATOR)}`, url: EMULATOR, timeout: 600_000, reuseExistingServer: false },
  ],
});
