import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
// Storybook asks for it only when it draws the first story.
import 'react-dom/client';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon, type InferTypes } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import './toolbar/pseudoStates.ts';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import addonRecorder from 'storybook-addon-test-codegen';
import { watchTexts } from '../tests/support/translatedPage.ts';
import { loadOnce } from '../src/app/services/loadOnce.ts';
import { SiteProvider } from '../src/components/primitives/Link/SiteProvider.tsx';
import { queryError } from './queryErrors.ts';
import type { StoryPreview } from './storyTypes.ts';
import '../src/components/theme/global.css.ts';
import '../mocks/ui/pictureSizes.css.ts';
import { checkEnd, TEST_OPTIONS } from './accessibility.ts';
import { hideElements } from './controls/elements.ts';
import { addViewArgs, addViewArgTypes, applyViewControls, recordView } from './controls/storyViews.tsx';
import { onEachStory } from './eachStory.ts';
import { Frames, InFrame, playInFrames, showsFrames } from './toolbar/Frames.tsx';
import { inShop } from './toolbar/inShop.tsx';
import { initialGlobals, viewports } from './toolbar/settings.ts';
import { showGlobals } from './toolbar/toolbar.ts';

/** Starts the MSW worker. Its URL is relative, because stories are served from any folder. Only flow stories add handlers. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({ serviceWorker: { url: './mockServiceWorker.js' }, onUnhandledFrame: 'bypass', quiet: true });
  return worker;
}
/** The stories of a page begin together, and each asks for the worker. A second one cannot start. */
const startOnce = loadOnce(startWorker);

/** Long, because Vite may have to compile a page's code before it renders, on a machine of any speed. */
configure({ asyncUtilTimeout: 120_000, getElementError: queryError });

const isTest = import.meta.env.MODE === 'test';

/** Stories are served from any folder, and their picture URLs are relative to it. */
const siteBase = isTest ? '/' : './';

/**
 * The blocks of pages are loaded with the first page, because no story needs them. All pages have the same renderer, which knows their order:
 * the imports of two pages resolve in any order.
 */
const pages = definePreviewAddon<DocsTypes>({
  parameters: {
    docs: { ...docs.parameters.docs, renderer: loadOnce(async () => (await import('./docs/pageRenderer.tsx')).pageRenderer()) },
  },
});

// Tests call axe themselves (checkEnd). They need no recorder, and no pseudo states, which rewrite all style sheets.
const addons = [pages, addonMsw(startOnce), ...(isTest ? [] : [addonA11y(), addonPseudoStates(), addonRecorder()])];

/** The story's changes that a translated page would lose. */
const lostTexts: string[] = [];
if (isTest) watchTexts((fault) => lostTexts.push(fault));

const preview = definePreview({
  addons,
  // Tests change no controls.
  argTypesEnhancers: isTest ? [] : [addViewArgTypes, hideElements],
  argsEnhancers: isTest ? [] : [addViewArgs],
  tags: ['autodocs'],
  initialGlobals: { ...initialGlobals, ...(isTest ? { theme: 'light' } : {}) },
  parameters: {
    // Storybook also shows the elements that pass.
    a11y: { test: 'error', options: isTest ? TEST_OPTIONS : {} },
    layout: 'fullscreen',
    viewport: { options: viewports },
    // Each theme has a background of its own, on which alone its texts are legible.
    backgrounds: { options: {} },
    // The controls of a view are not props, so they cannot be written into a story.
    controls: { disableSaveFromUI: true },
    // No panel shows a story's code, so the server does not have to prepare it.
    docs: { source: { type: 'code' }, toc: { headingSelector: 'h2' } },
    // The search lists equal matches in this order, so 'declined' finds the screen first. Storybook opens the first entry.
    options: {
      storySort: {
        order: [
          'Start here',
          ['What this is', 'For designers', 'For QA', 'What changed'],
          'Foundations',
          ['Which component', 'Colour', 'Type', 'Space and shape', 'Motion', 'Pictures', 'Words', 'Your brand'],
          'Rules',
          ['Specification', 'Product rules'],
          'Screens',
          'Journeys',
          ['Login', 'SignUp', 'Booking', 'Payment', 'Profile', 'AccountSwitch', 'Settings', 'Restock', 'AddTool', 'MakeAdmin'],
          'Blocks',
          'Primitives',
          'Machines',
          'App',
          'Sandbox',
          'Live services',
        ],
      },
    },
  },
  decorators: [
    ...(isTest ? [] : [applyViewControls]),
    inShop,
    (Story, { args }) => <InFrame args={args} render={(framed) => <Story args={framed} />} />,
    (Story, context) => {
      const { args, initialArgs, globals } = context;
      showGlobals(globals);
      if (!showsFrames(context)) return <Story />;
      return <Frames globals={globals} args={args} initialArgs={initialArgs} />;
    },
    (Story) => (
      <SiteProvider base={siteBase}>
        <Story />
      </SiteProvider>
    ),
  ],
  beforeEach() {
    lostTexts.length = 0;
  },
  async afterEach(context) {
    if (!isTest) return;
    if (lostTexts.length > 0) throw new Error(lostTexts.join('\n'));
    await checkEnd(context);
  },
}) as StoryPreview<InferTypes<typeof addons>>;

if (!isTest) {
  onEachStory(preview, (story, file) => {
    recordView(story, file);
    playInFrames(story);
  });
}

export default preview;
