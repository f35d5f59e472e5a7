import preview from '../../.storybook/preview.tsx';
import { SandboxUnavailablePage } from './SandboxUnavailablePage.tsx';

const meta = preview.meta({
  component: SandboxUnavailablePage,
  tags: ['block'],
  parameters: {
    guide: {
      instead: { UnconfiguredScreen: 'for a live build without its settings', CrashedScreen: 'for a page that stopped working' },
      do: [
        'Render it instead of the whole shop if the sandbox cannot start',
        'Say what the person can change: allow storage, or use another browser',
      ],
      dont: ['Offer Retry: a reload after the change is the way', 'Show it while the sandbox is still starting'],
      keyboard: {},
    },
  },
});

export const Blocked = meta.story();
