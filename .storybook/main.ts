import { defineMain } from '@storybook/react-vite/node';
import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { computedModule } from '../scripts/build/computedModule.ts';
import { extendDeadlines } from './deadlines.ts';
import { withRelativePaths } from './docgenProvider.ts';

const isTest = process.env['VITEST'] !== undefined;

/**
 * Without the plugin that adds the source of each story, which no page shows. It takes a build four seconds. Its source map starts at the
 * original file, so Vite would apply the maps of earlier steps twice, and tests would show failures on the wrong line.
 */
const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } }, csfPluginOptions: null },
};

/** Only for the test of 'Run tests', which needs a story that fails (docs/decisions/0019-run-tests.md). */
const failingStories = process.env['RUN_TESTS_CHECK'] === undefined ? [] : ['../tests/storybook/*.stories.tsx'];

const files = '**/*.stories.tsx';

/** A preset hook that the type of this configuration does not list. */
const hooks = { experimental_manifests: withRelativePaths };

const FONT = '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The modules of virtualModules.d.ts. The charts of the machines are the shop's too (vite.config.ts). */
const computed = [
  { id: 'virtual:journeys', file: '.storybook/docs/journeyDescriptions.ts', compute: 'describeJourneys', sources: 'src/app/features' },
  { id: 'virtual:recent-changes', file: '.storybook/pages/recentChanges.ts', compute: 'readHistory' },
];

// Tests load this file too, and share one global object, so the patch would affect them.
if (!isTest) {
  extendDeadlines();
  // The test runner inherits it.
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import ${new URL('runnerDeadlines.ts', import.meta.url).href}`;
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    { directory: '../src/components/primitives', files, titlePrefix: 'Primitives' },
    { directory: '../src/components/blocks', files, titlePrefix: 'Blocks' },
    { directory: '../src/components/screens', files, titlePrefix: 'Screens' },
    { directory: '../src/app/features', files, titlePrefix: 'Journeys' },
    { directory: '../src/app/navigation', files, titlePrefix: 'App' },
    { directory: '../src/app/services', files, titlePrefix: 'Live services' },
    { directory: '../mocks/ui', files, titlePrefix: 'Sandbox' },
    { directory: './machines', files, titlePrefix: 'Machines' },
    ...failingStories,
  ],
  addons: [
    docs,
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '@storybook/addon-mcp',
    'storybook-addon-test-codegen',
  ],
  // The docgen server below generates the props tables. It has a worker, because reading all types blocks its process for many seconds.
  typescript: { reactDocgen: false },
  features: {
    experimentalTestSyntax: true,
    experimentalDocgenServer: !isTest,
    componentsManifest: !isTest,
    experimentalReactComponentMeta: true,
    changeDetection: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  experimental_docgenProvider: (providers = []) => [
    ...providers,
    { moduleSpecifier: fileURLToPath(new URL('docgenProvider.ts', import.meta.url)) },
  ],
  ...hooks,
  // Pre-bundled, because Vite reloads the page when it discovers a dependency late.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: computed.map(computedModule),
      build: {
        // Storybook's own largest parts are beyond the usual limit, and nobody loads them over a slow network.
        chunkSizeWarningLimit: 1500,
        reportCompressedSize: false,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
      optimizeDeps: { include: ['axe-core', 'msw-storybook-addon'] },
      // The screen reader brings a second copy of user-event. With two on a page, React misses what is typed.
      resolve: { alias: { '@testing-library/user-event': 'storybook/test' } },
    }),
  // A story's tests end in states that other stories show. The sidebar's filter shows them.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  // Storybook's own page has no bundler for fonts.
  ...(isTest ? {} : { staticDirs: [{ from: FONT, to: '/figtree.woff2' }] }),
  managerHead: (head = '') => `${head}
    <style>
      @font-face {
        font-family: 'Figtree Variable';
        font-weight: 300 900;
        font-display: swap;
        src: url('./figtree.woff2') format('woff2');
      }
    </style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
