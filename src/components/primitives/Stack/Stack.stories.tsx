import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  component: Stack,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Inline: 'for a row', Grid: 'for equal columns', Card: 'for a column on a surface' },
      do: [
        'Set the space between children here, and none at the children',
        'Use a small gap within a group and a larger one between groups',
        'Render it as ul or dl if it is a list: it keeps the role',
      ],
      dont: ['Nest two only to change one gap: group what belongs together', 'Stretch a button by accident: set align to start'],
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
