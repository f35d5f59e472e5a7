import preview from '../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        Spinner: 'if the shape of the result is unknown',
        SectionSkeleton: 'for a whole page of the dashboard',
        EmptyState: 'if there is nothing to load',
      },
      do: [
        'Draw as much as will come: the same number of lines, the same height',
        'Set aria-busy on the container, and announce what loads once',
        'Use the placeholder that a card or table brings along',
      ],
      dont: ['Keep it after a failure: show a Notice with Retry', 'Show it over content that is already there: stale rows stay'],
      keyboard: {},
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Text = meta.story({ args: { shape: 'text' } });
export const ShortText = meta.story({ args: { shape: 'text', width: 'short' } });
export const HalfText = meta.story({ args: { shape: 'text', width: 'half' } });
export const Button = meta.story({ args: { shape: 'button' } });
export const Thumb = meta.story({ args: { shape: 'thumb' } });
export const Face = meta.story({ args: { shape: 'face' } });
export const Portrait = meta.story({ args: { shape: 'portrait' } });
export const Picture = meta.story({ args: { shape: 'picture' } });
export const Block = meta.story({ args: { shape: 'block' } });
