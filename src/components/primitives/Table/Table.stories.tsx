import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import { Table, type TableColumn } from './Table.tsx';

interface Tool {
  id: string;
  name: string;
  picture: string;
  stock: number;
}

const wrench: Tool = { id: '1', name: 'Ratchet Combination Wrench Set, 12 pc', picture: 'pictures/1f527.webp', stock: 48 };
const toolbox: Tool = { id: '2', name: 'Cantilever Steel Toolbox 22"', picture: 'pictures/1f9f0.webp', stock: 17 };
const torch: Tool = { id: '3', name: 'Rechargeable Inspection Lamp 800 lm', picture: 'pictures/1f526.webp', stock: 3 };

const columns: TableColumn<Tool>[] = [
  {
    key: 'name',
    header: 'Name',
    card: 'lead',
    render: ({ id, name, picture }) => (
      <Inline gap="medium" wrap="line">
        <Picture sources={[picture]} alt="" seed={id} size="thumb" />
        <Text as="span" weight="semibold">
          {name}
        </Text>
      </Inline>
    ),
  },
  {
    key: 'stock',
    header: 'Available Quantity',
    align: 'end',
    render: ({ stock }) => (stock < 5 ? <Badge tone="critical">{stock}, low stock</Badge> : stock),
  },
  { key: 'edit', header: 'Edit Product', render: () => <Button size="small">Restock</Button> },
];

/** The rows are of one kind, which the story's types cannot know of a generic component. */
function ToolTable({ rows }: { rows: Tool[] }) {
  return <Table caption="Car tools" columns={columns} rows={rows} />;
}

const meta = preview.meta({ component: ToolTable, tags: ['primitive'], args: { rows: [wrench, toolbox, torch] } });

export const Rows = meta.story();
export const OneRow = meta.story({ args: { rows: [torch] } });
export const LongText = meta.story({ args: { rows: [{ ...wrench, name: 'Ratschenringmaulschluesselsatz'.repeat(6) }, toolbox] } });

Rows.test('rows and heads are there for screen readers, also as cards', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Car tools' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  await expect(canvas.getByRole('row', { name: torch.name })).toHaveTextContent('3, low stock');
});

LongText.test('no sideways scroll', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
