// Storybook's own page brings only the classic runtime.
/** @jsxRuntime classic */
import * as React from 'react';
import type { FunctionComponent, ReactNode } from 'react';
import type { Addon_BaseType } from 'storybook/internal/types';
import { EmptyTabContent } from 'storybook/internal/components';
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { brand } from './brand.ts';
import { keepTypedTexts } from './controls/keepTypedTexts.ts';
import { extendDeadlines } from './deadlines.ts';
import { MachinesPanel } from './machines/running/MachinesPanel.tsx';
import { showRunningTests } from './runningTests.tsx';
import { openFirstResult } from './searchKeys.ts';
import { isFramed } from './toolbar/settings.ts';
import { DarkTool, PhoneTool, SettingsTool } from './toolbar/Tools.tsx';

extendDeadlines();
openFirstResult();
keepTypedTexts();
showRunningTests();

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? brand.dark : brand.light,
  // Closed, so that all groups are in sight at first, and because Storybook draws each row of its sidebar some twelve times while a story loads.
  sidebar: { collapsedRoots: ['primitives', 'blocks', 'screens'] },
  // The zoom button logs a deprecation warning from inside Storybook, and the browser can zoom too.
  toolbar: { zoom: { hidden: true } },
});

/** The buttons of the toolbar, for stories and pages. */
const tools = { phone: PhoneTool, dark: DarkTool, settings: SettingsTool };
for (const [name, render] of Object.entries(tools)) {
  addons.add(`gadget-garage/${name}`, { type: types.TOOL, title: name, match: ({ tabId }) => !tabId, render });
}

const machinesPanel: Addon_BaseType = {
  type: types.PANEL,
  title: 'Machines',
  render: ({ active }) =>
    active ? (
      <WithoutFrames reason="Each frame has its own machines" active>
        <MachinesPanel />
      </WithoutFrames>
    ) : null,
};

const CONTROLS = 'addon-controls';
const INTERACTIONS = 'storybook/interactions/panel';
const RECORDER = 'storybook/test-codegen/panel';
const ACCESSIBILITY = 'storybook/a11y/panel';

/** Panels about one story, and why they have nothing to say about the page with its frames. */
const NOT_WITH_FRAMES: Readonly<Record<string, string>> = {
  [INTERACTIONS]: 'The steps play in each frame',
  [RECORDER]: 'Frames are not recorded',
  [ACCESSIBILITY]: 'Frames are not checked',
};

interface PanelProps {
  active?: boolean;
}

/** Storybook draws all panels, and hides those that are not open. */
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

// The recorder's buttons log a deprecation warning when they are drawn.
const add: (id: string, addon: Addon_BaseType) => void = addons.add.bind(addons);
addons.add = (id: string, addon: Addon_BaseType) => {
  const reason = addon.type === types.PANEL ? NOT_WITH_FRAMES[id] : undefined;
  // A component, so that its hooks run only while it is drawn.
  const Panel = addon.render as FunctionComponent<PanelProps>;
  const render: Addon_BaseType['render'] = (props) => (
    <WithoutFrames reason={reason ?? ''} {...props}>
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
  // Storybook adds the number of controls, which says nothing: a view has dozens.
  const title = id === CONTROLS ? 'Controls' : addon.title;
  add(id, { ...addon, title, ...(reason !== undefined && { render }) });
  // Panels stand in the order in which they are added, and Storybook opens the first one.
  if (id === INTERACTIONS) add('gadget-garage/machines', machinesPanel);
};
