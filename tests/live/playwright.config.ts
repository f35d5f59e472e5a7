import { defineConfig } from '@playwright/test';
import { server, suite } from '#tests/support/playwright.ts';
import { LOCAL_SHOP, portOf, SHOP, STRIPE } from './addresses.ts';

const live = suite('live');

/**
 * Tests the live build with .env.loopback, as hosts serve it, against this project's backend, Firebase's Auth emulator, which the first run
 * installs, and a stand-in for Stripe. They are those of npm run shop:local, whose own page is tested too.
 */
export default defineConfig({
  ...live,
  use: { ...live.use, baseURL: SHOP },
  webServer: [
    server(`npm run preview:loopback -- --port ${portOf(SHOP)}`, SHOP),
    {
      ...server(
        `node scripts/local/shopLocal.ts --temporary --port ${portOf(LOCAL_SHOP)} --stripe-port ${portOf(STRIPE)} --origin ${SHOP}`,
        LOCAL_SHOP,
      ),
      // It stops its database.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 120_000 },
    },
  ],
});
