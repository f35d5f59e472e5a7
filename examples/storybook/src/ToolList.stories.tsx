import { createSandbox, handlersFor } from 'gadget-garage/sandbox';
import { SandboxDock } from 'gadget-garage/sandbox/dock';
import preview from '../.storybook/preview';
import { ToolList } from './ToolList';

const meta = preview.meta({ component: ToolList });

/** The demo catalogue answers. */
export const Ready = meta.story({
  beforeEach: async ({ msw }) => {
    const sandbox = await createSandbox();
    msw.use(...handlersFor(sandbox));
  },
});

/** The same call fails on purpose. */
export const Failed = meta.story({
  beforeEach: async ({ msw }) => {
    const sandbox = await createSandbox({ faults: 'listTools:500' });
    msw.use(...handlersFor(sandbox));
  },
});

const shown = await createSandbox();

/** With the dock, in which a reviewer sees the calls and lets them fail. Alt+S opens it too. */
export const WithDock = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(shown)),
  render: () => (
    <>
      <ToolList />
      <SandboxDock sandbox={shown} />
    </>
  ),
});
