import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({ component: Stack, tags: ['primitive'] });

const three = (
  <>
    <Badge tone="info">First</Badge>
    <Badge tone="good">Second</Badge>
    <Badge tone="caution">Third</Badge>
  </>
);

export const Tight = meta.story({ args: { gap: 'xsmall', children: three } });
export const Wide = meta.story({ args: { gap: 'xxlarge', children: three } });
export const Start = meta.story({ args: { gap: 'small', align: 'start', children: three } });
export const Center = meta.story({ args: { gap: 'small', align: 'center', children: three } });
export const End = meta.story({ args: { gap: 'small', align: 'end', children: three } });
export const List = meta.story({
  args: {
    gap: 'small',
    as: 'ul',
    children: (
      <>
        <li>Wrench</li>
        <li>Toolbox</li>
      </>
    ),
  },
});

List.test('is still a list for screen readers, although it has no bullets', async ({ canvas }) => {
  await expect(canvas.getByRole('list').children).toHaveLength(2);
});
