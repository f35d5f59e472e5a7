import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { cachedIndexer } from './cachedIndexer.ts';
import { extendDeadlines } from './deadlines.ts';

const isTest = process.env['VITEST'] !== undefined;
const isBuild = process.env['NODE_ENV'] === 'production';

/**
 * Tests run without addon-docs' plugin for the sources of stories. Its source map starts at the file itself, so Vite applies the maps of
 * the steps before it twice, and a failure is shown on another line.
 */
const docs = { name: '@storybook/addon-docs', options: isTest ? { csfPluginOptions: null } : {} };

/** Added by the test of 'Run tests', which needs a story that fails (docs/decisions/0019-run-tests.md). */
const failingStories = process.env['RUN_TESTS_CHECK'] === undefined ? [] : ['../tests/storybook/*.stories.tsx'];

// Tests load this file too, and share their globals.
if (!isTest) extendDeadlines();

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../mocks/**/*.stories.tsx', ...failingStories],
  addons: [docs, '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The dev server reads the tables of props in a worker: reading all types blocks the process that does it for many seconds.
  typescript: { reactDocgen: isBuild ? 'react-docgen-typescript' : false },
  features: {
    experimentalTestSyntax: true,
    experimentalDocgenServer: !isBuild && !isTest,
    changeDetection: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  experimental_indexers: (indexers = []) => indexers.map(cachedIndexer),
  // Named beforehand: a dependency that Vite finds late reloads the page.
  viteFinal: (config) => mergeConfig(config, { optimizeDeps: { include: ['axe-core', 'msw-storybook-addon'] } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
