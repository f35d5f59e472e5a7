import addonA11y from '@storybook/addon-a11y';
import * as a11y from '@storybook/addon-a11y/preview';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
// Storybook asks for it only when it draws the first story.
import 'react-dom/client';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon, type InferTypes } from 'storybook/internal/csf';
import { pauseAnimations } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import './toolbar/pseudoStates.ts';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import addonRecorder from 'storybook-addon-test-codegen';
import { SiteProvider } from '../src/components/primitives/Link/SiteProvider.tsx';
import { queryError } from './queryErrors.ts';
import type { StoryPreview } from './storyTypes.ts';
import '../src/components/theme/global.css.ts';
import '../mocks/ui/pictureSizes.css.ts';
import { addViewArgs, addViewArgTypes, applyViewControls, recordView } from './controls/storyViews.tsx';
import { checkDarkColors, describeViolations } from './darkColors.ts';
import { onEachStory } from './eachStory.ts';
import { checkInFirstTest } from './firstTests.ts';
import { answerPanel } from './machines/running/observeMachines.ts';
import { Frames, InFrame, playInFrames } from './toolbar/Frames.tsx';
import { inShop } from './toolbar/inShop.tsx';
import { initialGlobals, isFramed, viewports } from './toolbar/settings.ts';
import { showGlobals } from './toolbar/toolbar.ts';

/** Starts the MSW worker. Its URL is relative, because stories are served from any folder. Only flow stories add handlers. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({ serviceWorker: { url: './mockServiceWorker.js' }, onUnhandledRequest: 'bypass', quiet: true });
  return worker;
}

/** Long, because Vite may have to compile a page's code before it renders, on a machine of any speed. */
configure({ asyncUtilTimeout: 120_000, getElementError: queryError });

const isTest = import.meta.env.MODE === 'test';

/** Stories are served from any folder, and their picture URLs are relative to it. */
const siteBase = isTest ? '/' : './';

/** All rules run in both cases. Tests collect only violations; Storybook also shows the elements that pass. */
const axeOptions = isTest ? { resultTypes: ['violations' as const] } : {};

/** The blocks of pages are loaded with the first page, because no story needs them. */
const pages = definePreviewAddon<DocsTypes>({
  parameters: { docs: { ...docs.parameters.docs, renderer: async () => (await import('./docs/pageRenderer.ts')).pageRenderer() } },
});

// Tests need no recorder, and no pseudo states, which rewrite all style sheets.
const addons = [addonA11y(), pages, addonMsw(startWorker), ...(isTest ? [] : [addonPseudoStates(), addonRecorder()])];

/** The parts of a story's context that the checks below need. */
type CheckedStory = Parameters<typeof a11y.afterEach>[0];

/**
 * Checks the colours in the dark theme. Flow stories are skipped, because everything in them also has its own story.
 */
async function checkDark({ reporting, tags, globals }: Pick<CheckedStory, 'reporting' | 'tags' | 'globals'>) {
  if (tags.includes('flow') || globals['a11y']?.manual === true) return;
  const result = await checkDarkColors();
  const violations = describeViolations(result);
  reporting.addReport({ type: 'a11y', version: 1, result, status: violations.length > 0 ? 'failed' : 'passed' });
  if (violations.length > 0) throw new Error(`Colours in the dark theme:\n${violations.join('\n')}`);
}

const preview = definePreview({
  addons,
  // Tests change no controls.
  argTypesEnhancers: isTest ? [] : [addViewArgTypes],
  argsEnhancers: isTest ? [] : [addViewArgs],
  tags: ['autodocs'],
  initialGlobals: { ...initialGlobals, ...(isTest ? { theme: 'light' } : {}) },
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    layout: 'fullscreen',
    viewport: { options: viewports },
    // The controls of a view are not props, so they cannot be written into a story.
    controls: { disableSaveFromUI: true },
    // No panel shows a story's code, so the server does not have to prepare it.
    docs: { source: { type: 'code' }, toc: { headingSelector: 'h2' } },
    // From small to large. Storybook opens the first entry, and a journey would load the whole app.
    options: {
      storySort: {
        order: [
          'Start here',
          ['What this is', 'For designers', 'For QA', 'Without a story', 'What changed'],
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Motion', 'Pictures', 'Words', 'Your brand'],
          'Primitives',
          'Blocks',
          'Screens',
          'Journeys',
          ['Login', 'SignUp', 'Booking', 'Payment', 'Profile', 'AccountSwitch', 'Settings', 'Restock', 'AddTool', 'MakeAdmin'],
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
      if (!isFramed(context)) return <Story />;
      return <Frames choice={globals['frames']} globals={globals} args={args} initialArgs={initialArgs} />;
    },
    (Story) => (
      <SiteProvider base={siteBase}>
        <Story />
      </SiteProvider>
    ),
  ],
  // Tests mount each story once, in the light theme. Storybook calls this before axe checks the light theme.
  async afterEach(context) {
    // The state in which a test ends has the colours of the story.
    if (isTest && !context.tags.includes('test-fn')) await checkDark(context);
  },
}) as StoryPreview<InferTypes<typeof addons>>;

if (isTest) {
  checkInFirstTest(preview, async (context: CheckedStory) => {
    const resumeAnimations = pauseAnimations();
    try {
      await checkDark(context);
      await a11y.afterEach(context);
    } finally {
      resumeAnimations();
    }
  });
} else {
  onEachStory(preview, (story, file) => {
    recordView(story, file);
    playInFrames(story);
  });
  answerPanel();
}

export default preview;
