// Storybook's own page brings only the classic runtime.
/** @jsxRuntime classic */
import * as React from 'react';
import type { FunctionComponent, ReactNode } from 'react';
import { EmptyTabContent } from 'storybook/internal/components';
import { DOCS_RENDERED, STORY_ARGS_UPDATED, STORY_PREPARED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, getService, types, useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { brand } from './brand.ts';
import { lostArgs, readArgs, typableArgs, writeArgs } from './controls/typedArgs.ts';
import { extendDeadlines } from './deadlines.ts';
import { isFramed } from './toolbar/settings.ts';
import { DarkTool, PhoneTool, SettingsTool } from './toolbar/Tools.tsx';

const FIELD = '#storybook-explorer-searchfield';
const FIRST_RESULT = '#storybook-explorer-menu [role="option"]';

/** Lets Enter open the first result of a search. Storybook opens one only after an arrow key has chosen it. */
function openFirstResult(): void {
  document.addEventListener('keydown', ({ key, target, isComposing }) => {
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
    if (target.value.trim() === '' || target.getAttribute('aria-activedescendant')) return;
    document.querySelector<HTMLElement>(FIRST_RESULT)?.click();
  });
}

const ARGS_PARAM = 'texts';

/** Reads the types of a component's props, which only Storybook's server knows. */
async function readProps(storyId: string) {
  const [id = ''] = storyId.split('--');
  const component = await getService('core/docgen', { internal: true }).queries.docgen.loaded({ id });
  return component?.argTypes;
}

/** Keeps in the address what is typed into the controls, and types it again when the address is opened. */
function keepTypedArgs(): void {
  addons.register('gadget-garage/typed-args', (api) => {
    const received = readArgs(new URLSearchParams(location.search).get(ARGS_PARAM));
    let isOpening = Object.keys(received).length > 0;

    const writeAddress = () => {
      if (isOpening) return;
      const story = api.getCurrentStoryData();
      const { args = {}, initialArgs = {}, argTypes = {} } = story?.type === 'story' ? story : {};
      const written = writeArgs(lostArgs(args, { initialArgs, argTypes }));
      if (written !== (api.getQueryParam(ARGS_PARAM) ?? null)) api.applyQueryParams({ [ARGS_PARAM]: written }, { replace: true });
    };
    // When another story is chosen, Storybook first writes its own params.
    for (const event of [STORY_ARGS_UPDATED, STORY_RENDERED, DOCS_RENDERED]) api.on(event, writeAddress);

    api.once(STORY_PREPARED, async () => {
      const story = api.getCurrentStoryData();
      if (story?.type === 'story' && isOpening) {
        const { initialArgs = {}, argTypes = {} } = story;
        const known = typableArgs(received, { initialArgs, argTypes });
        api.updateStoryArgs(story, known);
        if (Object.keys(received).some((name) => !(name in known)))
          api.updateStoryArgs(story, typableArgs(received, { initialArgs, argTypes }, await readProps(story.id)));
      }
      isOpening = false;
    });
  });
}

extendDeadlines();
openFirstResult();
keepTypedArgs();

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? brand.dark : brand.light,
  // Closed, so that all groups are in sight at first, and because Storybook draws each row of its sidebar some twelve times while a story loads.
  sidebar: { collapsedRoots: ['primitives', 'blocks', 'screens'] },
  // The zoom button logs a deprecation warning from inside Storybook, and the browser can zoom too.
  toolbar: { zoom: { hidden: true } },
});

const RECORDER = 'storybook/test-codegen/panel';

/** Panels about one story, and why they have nothing to say about the page with its frames. */
const NOT_WITH_FRAMES: Readonly<Record<string, string>> = {
  'storybook/interactions/panel': 'The steps play in each frame',
  [RECORDER]: 'Frames are not recorded',
  'storybook/a11y/panel': 'Frames are not checked',
};

interface PanelProps {
  active?: boolean;
}

/** Storybook draws all panels, and hides those that are not open. The recorder's buttons log a deprecation warning when they are drawn. */
function WhileOpen({ panel, children }: { panel: string; children: ReactNode }) {
  const { selectedPanel } = useStorybookState();
  return selectedPanel === panel ? children : null;
}

/** Hides a panel while the story is in frames, and says why. The panel stays mounted, because it collects what happens. */
function WithoutFrames({ reason, active = false, children }: PanelProps & { reason: string; children: ReactNode }) {
  const [globals, , storyGlobals] = useGlobals();
  const isHidden = isFramed({ globals, storyGlobals });
  return (
    <>
      {isHidden && active && <EmptyTabContent title={reason} description="Choose View, Frames, One." />}
      <div style={{ display: isHidden ? 'none' : 'contents' }}>{children}</div>
    </>
  );
}

/** 'Save to story' cannot write stories as this project has them. They are pasted (.storybook/pages/Quality.mdx). */
const RecorderFrame = styled.div({ display: 'contents', 'nav > form': { display: 'none' } });

addons.register('gadget-garage', () => {
  for (const [name, render] of Object.entries({ phone: PhoneTool, dark: DarkTool, settings: SettingsTool }))
    addons.add(`gadget-garage/${name}`, { type: types.TOOL, title: name, match: ({ tabId }) => !tabId, render });
  const panels = addons.getElements(types.PANEL);
  for (const [id, reason] of Object.entries(NOT_WITH_FRAMES)) {
    const panel = panels[id];
    if (panel === undefined) continue;
    // A component, so that its hooks run only while it is drawn.
    const Panel = panel.render as FunctionComponent<PanelProps>;
    panel.render = (props: PanelProps) => (
      <WithoutFrames reason={reason} {...props}>
        {id === RECORDER ? (
          <WhileOpen panel={id}>
            <RecorderFrame>
              <Panel {...props} />
            </RecorderFrame>
          </WhileOpen>
        ) : (
          <Panel {...props} />
        )}
      </WithoutFrames>
    );
  }
});
