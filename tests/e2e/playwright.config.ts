import { defineConfig } from '@playwright/test';
import { portFor, server, suite } from '#tests/support/playwright.ts';

const journeys = suite('e2e');
const port = await portFor('PORT');
const baseURL = `http://127.0.0.1:${port}`;

/** Tests the built sandbox by journeys. */
export default defineConfig({
  ...journeys,
  use: { ...journeys.use, baseURL },
  webServer: server(`npm run preview:sandbox -- --port ${port}`, baseURL),
});
