import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  component: Inline,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Stack: 'for a column', Grid: 'for equal columns' },
      do: ['Count on it to wrap, which is safe on a phone', 'Render a list of links as ul'],
      dont: ['Push children apart with empty elements: use justify'],
      keyboard: {},
    },
  },
});

const three = (
  <>
    <Badge tone="info">First</Badge>
    <Badge tone="good">Second</Badge>
    <Badge tone="caution">Third</Badge>
  </>
);

export const Start = meta.story({ args: { gap: 'small', children: three } });
export const Center = meta.story({ args: { gap: 'small', justify: 'center', children: three } });
export const End = meta.story({ args: { gap: 'small', justify: 'end', children: three } });
export const Between = meta.story({ args: { gap: 'small', justify: 'between', children: three } });
export const Wraps = meta.story({
  args: { gap: 'small', children: <Badge tone="info">{'A status that the backend wrote without any restraint, '.repeat(6)}</Badge> },
});

Wraps.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
