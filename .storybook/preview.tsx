import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import type { InferTypes } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { SiteProvider } from '../src/components/primitives/Link/SiteProvider.tsx';
import { queryError } from './queryErrors.ts';
import type { StoryPreview } from './storyTypes.ts';
import '../src/components/theme/global.css.ts';
import '../mocks/ui/pictureSizes.css.ts';
import { checkDarkColors, describeViolations } from './darkColors.ts';

/** Starts the MSW worker. Its URL is relative, because stories are served from any folder. Only flow stories add handlers. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({ serviceWorker: { url: './mockServiceWorker.js' }, onUnhandledRequest: 'bypass', quiet: true });
  return worker;
}

/** Long, because Vite may have to compile a page's code before it renders. */
configure({ asyncUtilTimeout: 20_000, getElementError: queryError });

const isTest = import.meta.env.MODE === 'test';

/** Stories are served from any folder, and their picture URLs are relative to it. */
const siteBase = isTest ? '/' : './';

/** All rules run in both cases. Tests collect only violations; Storybook also shows the elements that pass. */
const axeOptions = isTest ? { resultTypes: ['violations' as const] } : {};

const addons = [addonA11y(), addonDocs(), addonMsw(startWorker)];

const preview = definePreview({
  addons,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'circlehollow', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: isTest ? 'light' : 'system' },
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    layout: 'fullscreen',
    viewport: { options: { ...MINIMAL_VIEWPORTS, wide: { name: 'Wide screen', styles: { width: '1920px', height: '1080px' } } } },
    // No panel shows a story's code, so the server does not have to prepare it.
    docs: { source: { type: 'code' } },
    // From small to large. Storybook opens the first story, and a journey would load the whole app.
    options: { storySort: { order: ['Primitives', 'Blocks', 'Screens', 'Journeys', 'Sandbox', 'Live services'] } },
  },
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
  // Tests mount each story once, in the light theme. Storybook calls this before axe checks the light theme.
  // Flow stories are skipped, because everything in them also has its own story, and so are a story's own tests: their colours are the
  // story's, and a second theme for them took a tenth of the suite's time.
  async afterEach({ reporting, tags, globals }) {
    if (!isTest || tags.includes('flow') || tags.includes('test-fn') || globals['a11y']?.manual === true) return;
    const result = await checkDarkColors();
    const violations = describeViolations(result);
    reporting.addReport({ type: 'a11y', version: 1, result, status: violations.length > 0 ? 'failed' : 'passed' });
    if (violations.length > 0) throw new Error(`Colours in the dark theme:\n${violations.join('\n')}`);
  },
}) as StoryPreview<InferTypes<typeof addons>>;

export default preview;
