import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

const isTest = process.env['VITEST'] !== undefined;
const isBuild = process.env['NODE_ENV'] === 'production';

/**
 * Tests run without addon-docs' plugin for the sources of stories. Its source map starts at the file itself, so Vite applies the maps of
 * the steps before it twice, and a failure is shown on another line.
 */
const docs = { name: '@storybook/addon-docs', options: isTest ? { csfPluginOptions: null } : {} };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../mocks/**/*.stories.tsx'],
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
  // Named beforehand: a dependency that Vite finds late reloads the page.
  viteFinal: (config) => mergeConfig(config, { optimizeDeps: { include: ['axe-core', 'msw-storybook-addon'] } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
