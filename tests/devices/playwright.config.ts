import { defineConfig } from '@playwright/test';
import { portFor, server, suite } from '#tests/support/playwright.ts';

const devices = suite('devices');
const port = await portFor('PORT');
const baseURL = `http://127.0.0.1:${port}`;

/** Tests what the devices and browsers of its users do to the built sandbox. */
export default defineConfig({
  ...devices,
  use: { ...devices.use, baseURL },
  webServer: server(`npm run preview:sandbox -- --port ${port}`, baseURL),
});
