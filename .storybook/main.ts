import { defineMain } from '@storybook/react-vite/node';

/** The tables of props are read in Storybook alone; for the tests nobody looks through all types. */
const isTest = process.env['VITEST'] !== undefined;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../mocks/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: isTest ? false : 'react-docgen-typescript' },
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
