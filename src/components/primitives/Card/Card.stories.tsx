import preview from '../../../../.storybook/preview.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        Notice: 'for a message',
        Stack: 'to group things without a surface of their own',
        CardSection: 'for a whole titled list of cards',
      },
      do: [
        'Use padding small around a picture, medium around text, and large around a form',
        'Render it as li in a list and as article if it has a heading of its own',
        'Put cards of one list into a Grid, so that they have the same width',
      ],
      dont: [
        'Put a card inside a card',
        'Use padding none for text without a padding of its own: it is for content that fills the corners',
      ],
      keyboard: {},
    },
  },
  args: { children: 'Smells of garage in the best possible way.' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
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
