import { addons, types } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { extendDeadlines } from './deadlines.ts';
import { DarkTool, PhoneTool, SettingsTool } from './toolbar/Tools.tsx';

extendDeadlines();

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? brand.dark : brand.light,
  // The zoom button logs a deprecation warning from inside Storybook, and the browser can zoom too.
  toolbar: { zoom: { hidden: true } },
});

/** The buttons of the toolbar, for stories and pages. */
const tools = { phone: PhoneTool, dark: DarkTool, settings: SettingsTool };
for (const [name, render] of Object.entries(tools)) {
  addons.add(`gadget-garage/${name}`, { type: types.TOOL, title: name, match: ({ tabId }) => !tabId, render });
}

const RECORDER = 'storybook/test-codegen/panel';

// The recorder's buttons log a deprecation warning when they are drawn, so they are drawn once somebody opens their panel.
addons.register('gadget-garage/recorder', () => {
  const recorder = addons.getElements(types.PANEL)[RECORDER];
  if (recorder === undefined) return;
  addons.add(RECORDER, { ...recorder, render: (props: { active?: boolean }) => (props.active === true ? recorder.render(props) : null) });
});
