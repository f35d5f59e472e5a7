import preview from '../../../../.storybook/preview.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  tags: ['primitive'],
  args: { children: 'Smells of garage in the best possible way.' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Medium = meta.story();
export const Small = meta.story({
  args: { padding: 'small', children: <Picture sources={['pictures/1f9f0.webp']} alt="Toolbox" size="tile" /> },
});
export const Large = meta.story({ args: { padding: 'large', as: 'section' } });
export const None = meta.story({
  args: { padding: 'none', children: <Picture sources={['pictures/1f526.webp']} alt="Torch" size="tile" /> },
});
export const Unbroken = meta.story({ args: { children: 'Ratschenringmaulschluesselsatz'.repeat(8) } });
