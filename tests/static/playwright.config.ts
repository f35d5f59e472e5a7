import { defineConfig } from '@playwright/test';
import { suite } from '#tests/support/playwright.ts';

const builds = suite('static');
const { launchOptions } = builds.use ?? {};

/** Tests the static builds below a path, as any static host serves them. Each test starts its own server, which is also http://shop.test. */
export default defineConfig({
  ...builds,
  use: {
    ...builds.use,
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP shop.test 127.0.0.1'] },
  },
});
