import preview from '../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  tags: ['primitive'],
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '18rem' }}>
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
