import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  component: Grid,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        Inline: 'for a row that wraps',
        Stack: 'for a column',
        VirtualGrid: 'for more than 60 cards',
        CardSection: 'for a list that also loads and fails',
      },
      do: [
        'Choose the preset by its columns on a phone, tablet, laptop and wide window: form2 has 1, 2, 2 and 2',
        'Render it as ul for a list, with an li in each cell',
        'Place it in any column: it follows its own width, not that of the window',
        'Count on fewer columns if the text is large: the preset is the maximum',
      ],
      dont: ['Build a table with it: rows to compare belong into a Table', 'Give single cells a width of their own'],
      keyboard: {},
    },
  },
});

const cells = (
  <>
    <Card>Wrench</Card>
    <Card>Toolbox</Card>
    <Card>Torch</Card>
    <Card>Battery</Card>
    <Card>{'Feuerloescher'.repeat(9)}</Card>
  </>
);

export const Cards4 = meta.story({ args: { columns: 'cards4', children: cells } });
export const Cards3 = meta.story({ args: { columns: 'cards3', children: cells } });
export const Cards5 = meta.story({ args: { columns: 'cards5', children: cells } });
export const Form2 = meta.story({ args: { columns: 'form2', children: cells } });
/** In a wide window, but with little room. */
export const InASidePanel = meta.story({
  args: { columns: 'cards4', children: cells },
  decorators: [
    (Story) => (
      <aside aria-label="Side panel" style={{ maxInlineSize: '25rem' }}>
        <Story />
      </aside>
    ),
  ],
});

InASidePanel.test('has the columns of its own width', async ({ canvas }) => {
  const panel = canvas.getByRole('complementary');
  const columns = (width: number) => {
    panel.style.maxInlineSize = `${width}px`;
    return getComputedStyle(panel.querySelector('div') ?? panel).gridTemplateColumns.split(' ').length;
  };
  await expect([360, 607, 608, 911, 912].map(columns)).toEqual([1, 1, 2, 2, 4]);
});
