import { defineConfig } from '@playwright/test';
import { portFor, server, suite } from '#tests/support/playwright.ts';

const modes = suite('modes');
const SHOP = `http://127.0.0.1:${await portFor('SHOP_PORT')}`;
const STORYBOOK = `http://127.0.0.1:${await portFor('STORYBOOK_PORT')}`;

/** Looks at every page of the built sandbox, also while nobody uses it, and at every story of the built Storybook, in all modes. */
export default defineConfig({
  ...modes,
  // A file of stories is one test.
  timeout: 3_600_000,
  projects: [
    { name: 'pages', testMatch: ['layoutFaults.modes.ts', 'pages.modes.ts', 'idle.modes.ts'], use: { ...modes.use, baseURL: SHOP } },
    { name: 'stories', testMatch: 'stories.modes.ts', use: { ...modes.use, baseURL: STORYBOOK } },
  ],
  webServer: [
    server(`npm run preview:sandbox -- --port ${new URL(SHOP).port}`, SHOP),
    server(
      `npx vite preview --outDir dist/storybook --host 127.0.0.1 --strictPort --port ${new URL(STORYBOOK).port}`,
      `${STORYBOOK}/index.json`,
    ),
  ],
});
