import { defineConfig } from '@playwright/test';
import { server, suite } from '#tests/support/playwright.ts';
import { API, EMULATOR, portOf, PROJECT, SHOP } from './addresses.ts';

const live = suite('live');

/** Tests the live build with .env.loopback against local servers. The first run also installs Firebase's Auth emulator. */
export default defineConfig({
  ...live,
  use: { ...live.use, baseURL: SHOP },
  webServer: [
    server(`npm run preview:loopback -- --port ${portOf(SHOP)}`, SHOP),
    server(`npm run sandbox:api -- --port ${portOf(API)} --login-proof ${PROJECT}`, `${API}/carTools`),
    server(`node scripts/check/authEmulator.ts --port ${portOf(EMULATOR)}`, EMULATOR),
  ],
});
