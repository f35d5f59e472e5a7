import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { SiteProvider } from '../src/components/primitives/Link/SiteProvider.tsx';
import { queryError } from './queryErrors.ts';
import type { AddonTypesOf, StoryPreview } from './storyTypes.ts';
import '../src/components/theme/global.css.ts';

/** The worker beside the stories' own page, wherever they are served; only flow stories give it handlers. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({ serviceWorker: { url: './mockServiceWorker.js' }, onUnhandledRequest: 'bypass', quiet: true });
  return worker;
}

/** A page's code may have to be compiled before it shows. */
configure({ asyncUtilTimeout: 5000, getElementError: queryError });

/** Stories are served from any folder, and name their pictures from there. */
const siteBase = import.meta.env.MODE === 'test' ? '/' : './';

/** All rules run either way. Which elements keep them is told in Storybook alone: a test asks for those that break one. */
const axeOptions = import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {};

const preview = definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'circlehollow', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: import.meta.env['VITE_STORY_THEME'] ?? 'system' },
  parameters: { a11y: { test: 'error', options: axeOptions }, layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => {
      const { dataset } = document.documentElement;
      if (globals['theme'] === 'system') delete dataset['theme'];
      else dataset['theme'] = String(globals['theme']);
      return (
        <SiteProvider base={siteBase}>
          <Story />
        </SiteProvider>
      );
    },
  ],
});

export default preview as StoryPreview<AddonTypesOf<typeof preview>>;
