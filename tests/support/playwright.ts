import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { devices, type PlaywrightTestConfig } from '@playwright/test';
import { browserOptions, UNOPTIMIZED } from '../../scripts/check/browser.ts';
import { freePort } from '../../scripts/check/listenLocally.ts';

/** The project's folder. Servers start there. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns a free port of 127.0.0.1. Workers load the configuration too, so they get the port of the process that started the servers.
 * @param variable of the environment. A person may set it to choose the port.
 */
export const portFor = async (variable: string): Promise<number> => Number((process.env[variable] ??= String(await freePort())));

/** Starts a server before the tests, and waits until the URL answers. */
export const server = (command: string, url: string) => ({ command, url, cwd: root, timeout: 600_000, reuseExistingServer: false });

/** The settings of a suite that tests the built sandbox. */
export async function sandboxSuite(name: string): Promise<PlaywrightTestConfig> {
  const port = await portFor('PORT');
  const baseURL = `http://127.0.0.1:${port}`;
  const common = suite(name);
  return {
    ...common,
    use: { ...common.use, baseURL },
    webServer: server(`npm run preview:sandbox -- --port ${port}`, baseURL),
  };
}

/**
 * The settings that all suites share. A suite is a folder of tests with a `playwright.config.ts`: `npx playwright test -c tests/live`.
 *
 * No test measures time, so the limits are those of the slowest machine: they only end a test that would wait for ever.
 */
export const suite = (name: string): PlaywrightTestConfig => ({
  testMatch: `**/*.${name}.ts`,
  outputDir: `${root}test-results/${name}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  workers: availableParallelism(),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 120_000,
    launchOptions: browserOptions(UNOPTIMIZED),
  },
});
