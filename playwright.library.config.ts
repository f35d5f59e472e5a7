import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';

const executablePath = findBrowser();

/** Installs the package into the examples, outside of the project, and uses them. */
export default defineConfig({
  testDir: 'tests/library',
  outputDir: 'test-results/library',
  testMatch: '**/*.library.ts',
  globalSetup: './tests/library/installExamples.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
