import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Tests the static builds below a path, as any static host serves them, with the same settings as the journeys. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/static',
  outputDir: 'test-results/static',
  testMatch: '**/*.static.ts',
  workers: 2,
  // Each test starts its own server.
  webServer: [],
});
