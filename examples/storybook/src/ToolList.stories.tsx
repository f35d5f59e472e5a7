import { createSandbox, handlersFor } from 'gadget-garage/sandbox';
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
