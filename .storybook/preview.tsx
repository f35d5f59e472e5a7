import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import type { InferTypes } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { SiteProvider } from '../src/components/primitives/Link/SiteProvider.tsx';
import { queryError } from './queryErrors.ts';
import type { StoryPreview } from './storyTypes.ts';
import '../src/components/theme/global.css.ts';
import { checkDarkColors, describeViolations } from './darkColors.ts';

/** The worker beside the stories' own page, wherever they are served; only flow stories give it handlers. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({ serviceWorker: { url: './mockServiceWorker.js' }, onUnhandledRequest: 'bypass', quiet: true });
  return worker;
}

/** A page's code may have to be compiled before it shows. */
configure({ asyncUtilTimeout: 20_000, getElementError: queryError });

const isTest = import.meta.env.MODE === 'test';

/** Stories are served from any folder, and name their pictures from there. */
const siteBase = isTest ? '/' : './';

/** All rules run either way. Which elements keep them is told in Storybook alone: a test asks for those that break one. */
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
    // Nothing here shows a story's code, so the server need not prepare it.
    docs: { source: { type: 'code' } },
    // From small to large. Storybook opens the first one, and a flow would load the whole app for it.
    options: { storySort: { order: ['components', ['primitives', 'blocks', 'screens'], 'app', 'ui'] } },
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
  // Tests mount each story once, in light. Storybook runs this before axe's check of that. Flow stories show nothing that has no story of its own.
  async afterEach({ reporting, tags, globals }) {
    if (!isTest || tags.includes('flow') || globals['a11y']?.manual === true) return;
    const result = await checkDarkColors();
    const violations = describeViolations(result);
    reporting.addReport({ type: 'a11y', version: 1, result, status: violations.length > 0 ? 'failed' : 'passed' });
    if (violations.length > 0) throw new Error(`Colours in the dark theme:\n${violations.join('\n')}`);
  },
}) as StoryPreview<InferTypes<typeof addons>>;

export default preview;
