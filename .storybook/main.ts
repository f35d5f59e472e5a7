import { defineMain } from '@storybook/react-vite/node';

/** The tables of props are read in Storybook alone; for the tests nobody looks through all types. */
const isTest = process.env['VITEST'] !== undefined;

/**
 * Tests run without addon-docs' plugin for the sources of stories. Its source map starts at the file itself, so Vite applies the maps of
 * the steps before it twice, and a failure is shown on another line.
 */
const docs = { name: '@storybook/addon-docs', options: isTest ? { csfPluginOptions: null } : {} };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../mocks/**/*.stories.tsx'],
  addons: [docs, '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: isTest ? false : 'react-docgen-typescript' },
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
