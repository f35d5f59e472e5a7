import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { freePort } from './scripts/freePort.mjs';

/** Workers load this file too, and must use the ports of the process that started the servers. */
const port = async (name: string) => (process.env[name] ??= String(await freePort()));
const SHOP = `http://127.0.0.1:${await port('MODES_SHOP_PORT')}`;
const STORYBOOK = `http://127.0.0.1:${await port('MODES_STORYBOOK_PORT')}`;

/** Looks at every page of the built sandbox and at every story of the built Storybook in six modes. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/modes',
  outputDir: 'test-results/modes',
  testMatch: '**/*.modes.ts',
  workers: 2,
  // A file of stories is one test.
  timeout: 600_000,
  projects: [
    { name: 'pages', testMatch: ['layoutFaults.modes.ts', 'pages.modes.ts'], use: { ...journeys.use, baseURL: SHOP } },
    // The server sends the shop's content security policy, which blocks the inline styles of Storybook.
    { name: 'stories', testMatch: 'stories.modes.ts', use: { ...journeys.use, baseURL: STORYBOOK, bypassCSP: true } },
  ],
  webServer: [
    { command: `npm run preview:sandbox -- --port ${new URL(SHOP).port}`, url: SHOP, reuseExistingServer: false },
    {
      command: `npx vite preview --outDir dist/storybook --host 127.0.0.1 --strictPort --port ${new URL(STORYBOOK).port}`,
      url: `${STORYBOOK}/index.json`,
      reuseExistingServer: false,
    },
  ],
});
