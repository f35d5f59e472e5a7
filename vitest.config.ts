import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type TestProjectInlineConfiguration as Suite } from 'vitest/config';
import { machineCharts } from './scripts/build/charts/chartsModule.ts';
import { configuredBuild } from './scripts/build/configuredBuild.ts';
import { browserOptions } from './scripts/check/browser.ts';
import { commands } from './tests/server/commands.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The settings of all suites. Those in a browser extend vite.config.ts instead of this file, so they repeat them. */
const common = {
  // By default a browser project gets one page fewer than there are processors: one page on two processors.
  maxWorkers: availableParallelism(),
  // No test measures time, so these limits only end a test that would wait for ever.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  teardownTimeout: 600_000,
  expect: { poll: { timeout: 600_000 } },
};

/** Tests that need no browser. */
const inNode = (name: string, include: string, exclude: string[] = []): Suite => ({
  test: { name, environment: 'node', isolate: false, include: [include], exclude },
});

/** All faults, crashes and answers against the flows. They take as long as all other tests in Node, and run beside them. */
const SWEEPS = 'tests/reliability/*.test.{ts,tsx}';

/** The backend over a real PostgreSQL, which is started once. */
const backend: Suite = {
  test: { name: 'backend', environment: 'node', include: ['backend/**/*.test.ts'], globalSetup: 'backend/test/startDatabase.ts' },
};

/** Tests in a browser, which get the app's own modules. `contextOptions`: of Playwright. */
async function inBrowser(contextOptions: object = {}) {
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    ...common,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Nobody sees these pages. The browser does not draw transparent ones, which saves a sixth of the CPU time.
      orchestratorScripts: [{ content: "document.documentElement.style.opacity = '0';" }],
      instances: [{ browser: 'chromium' as const }],
      // Without the last of V8's optimizing compilers. A page of tests lives for minutes, which is enough to gain by the first, Maglev.
      provider: playwright({ launchOptions: browserOptions('--js-flags=--no-opt'), contextOptions }),
    },
  };
}

/** Mounts each story once, in the light theme. .storybook/accessibility.ts also checks its colours in the dark theme. */
async function stories(): Promise<Suite> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: `${root}.storybook` })],
    // Found by nothing else before the first test, which a reload would end.
    optimizeDeps: {
      include: ['storybook/viewport', 'storybook/preview-api', '@storybook/addon-a11y/preview', '@guidepup/virtual-screen-reader'],
    },
    test: { ...(await inBrowser()), name: 'stories' },
  };
}

/**
 * Renders each story in Node, and hydrates it in a browser. The browser has another locale and time zone than Node, as a server's visitors
 * have.
 */
async function server(): Promise<Suite> {
  const { browser, ...test } = await inBrowser({ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' });
  return {
    extends: './vite.config.ts',
    resolve: { alias: [{ find: /^.*\/\.storybook\/preview\.tsx$/, replacement: `${root}tests/server/preview.tsx` }] },
    test: { ...test, name: 'server', include: ['tests/server/*.server.tsx'], browser: { ...browser, commands } },
  };
}

const { project: asked } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } }).values;

/**
 * True if the command line asks for a suite, or may do so by a pattern. Vitest also prepares suites that it does not run: for one test in Node,
 * those in a browser took nine seconds of thirteen.
 */
const isAsked = (name: string) => !Array.isArray(asked) || asked.some((wanted) => wanted === name || /[!*]/.test(String(wanted)));

const browserSuites = [...(isAsked('stories') ? [stories()] : []), ...(isAsked('server') ? [server()] : [])];

export default defineConfig({
  publicDir: false,
  plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), configuredBuild(root), machineCharts],
  test: {
    ...common,
    // Vitest reads it only here. With it, each suite in Node gets a server of its own.
    ...(browserSuites.length > 0 ? { browser: { connectTimeout: 600_000 } } : {}),
    // Measured on request only, by 'Coverage' in Storybook's panel of tests.
    coverage: { provider: 'v8', include: ['src/{app,components,machines}/**/*.{ts,tsx}'], exclude: ['**/*.{stories,fixtures,test,css}.*'] },
    projects: [
      inNode('unit', '{src,mocks,tests}/**/*.test.{ts,tsx}', [SWEEPS, 'tests/conformance/**']),
      inNode('sweeps', SWEEPS),
      backend,
      inNode('tools', '{scripts,bench,.storybook,tests/conformance}/**/*.test.{ts,tsx}'),
      ...browserSuites,
    ],
  },
});
