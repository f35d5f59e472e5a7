import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { unconfiguredViews } from './UnconfiguredScreen.fixtures.ts';
import { UnconfiguredScreen } from './UnconfiguredScreen.tsx';

const meta = preview.meta({
  component: UnconfiguredScreen,
  tags: ['screen'],
  parameters: {
    docs: { story: { inline: false, height: '36rem' } },
    guide: {
      instead: { CrashedScreen: 'for a page that stopped working' },
      do: [
        'Render it instead of the whole shop, without shell and router',
        'Name every fault at once, each with its variable and a sentence',
        'Say where a value comes from, not the value',
      ],
      dont: ['Print a value that may be a secret', 'Use it for a backend that does not answer'],
      keyboard: {},
    },
  },
  args: { view: unconfiguredViews.unconfigured },
});

export const Unconfigured = meta.story();
export const OneFault = meta.story({
  args: { view: { state: 'unconfigured', faults: [{ variable: 'VITE_API_URL', problem: 'It is missing.' }] } },
});

Unconfigured.test('names each variable and its problem', async ({ canvas }) => {
  const faults = canvas.getAllByRole('listitem');
  await expect(faults).toHaveLength(2);
  await expect(faults[0]).toHaveTextContent('VITE_API_URLIt must be an https:// address.');
});
