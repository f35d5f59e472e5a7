import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

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
    isSortable: true,
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
    isSortable: true,
    render: ({ stock }) => (stock < 5 ? <Badge tone="critical">{stock}, low stock</Badge> : stock),
  },
  { key: 'edit', header: 'Edit Product', render: () => <Button size="small">Restock</Button> },
];

/** The rows are of one kind, which the story's types cannot know of a generic component. */
function ToolTable(props: Pick<TableProps<Tool>, 'columns' | 'rows' | 'sort' | 'onSort'>) {
  return <Table caption="Car tools" {...props} />;
}

/** Columns that stay as wide as they are. */
const fixedColumns: TableColumn<Tool>[] = [
  ...columns.slice(0, 1),
  ...columns.slice(1, 2).map((column): TableColumn<Tool> => ({ ...column, width: 'large' })),
  {
    key: 'edit',
    header: 'Edit Product',
    width: 'medium',
    render: ({ name }) => (
      <Button size="small">
        Restock<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    ),
  },
];

const longNames: Tool[] = [{ ...wrench, name: 'Ratschenringmaulschluesselsatz'.repeat(6) }, toolbox];

const manyTools: Tool[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...wrench,
  id: `t${index + 1}`,
  name: `Wrench ${index + 1}${index % 7 === 3 ? ' in a case of beech wood with a brass lock, oiled by hand, and a strap to carry it' : ''}`,
  stock: (index * 37) % 100,
}));

const meta = preview.meta({
  component: ToolTable,
  tags: ['primitive'],
  args: { columns, rows: [wrench, toolbox, torch], onSort: fn() },
  decorators: [
    // Below where the site's bar would be.
    (Story) => (
      <main style={{ padding: `calc(${tokens.bar.height} + ${tokens.space.gutter}) ${tokens.space.gutter} ${tokens.space.gutter}` }}>
        <Story />
      </main>
    ),
  ],
});

const aPhone = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Rows = meta.story();
export const OneRow = meta.story({ args: { rows: [torch] } });
export const LongText = meta.story({ args: { rows: longNames } });
export const SortedUp = meta.story({ args: { rows: [torch, toolbox, wrench], sort: { column: 'stock', direction: 'up' } } });
export const SortedDown = meta.story({ args: { sort: { column: 'stock', direction: 'down' } } });
/** As OrderTable has it: nobody offers another order. */
export const Unsortable = meta.story({ render: ({ columns, rows }) => <ToolTable columns={columns} rows={rows} /> });
export const FixedColumns = meta.story({ args: { columns: fixedColumns } });
export const FixedColumnsLongText = meta.story({ args: { rows: longNames, columns: fixedColumns } });
export const OnAPhone = meta.story({ args: { columns: fixedColumns, sort: { column: 'stock', direction: 'down' } }, ...aPhone });
export const LongTextOnAPhone = meta.story({ args: { rows: longNames }, ...aPhone });
export const TenThousand = meta.story({ args: { columns: fixedColumns, rows: manyTools } });
export const TenThousandOnAPhone = meta.story({ args: { columns: fixedColumns, rows: manyTools }, ...aPhone });

/** Rows that come and go, as when somebody types into a search. */
export const Narrowing = meta.story({
  args: { columns: fixedColumns, rows: manyTools },
  render: function Narrow({ rows, ...args }) {
    const [count, setCount] = useState(rows.length);
    return (
      <>
        <Button onClick={() => setCount(count > 5 ? 5 : rows.length)}>Narrow</Button>
        <ToolTable {...args} rows={rows.slice(0, count)} />
      </>
    );
  },
});

const nodes = () => document.querySelectorAll('*').length;
const bottom = () => document.documentElement.scrollHeight - window.innerHeight;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Scrolls as the End key does, again when the page has grown meanwhile: rows are measured when they come. */
const toBottom = () =>
  waitFor(async () => {
    window.scrollTo(0, bottom());
    await frame();
    await frame();
    await expect(Math.abs(window.scrollY - bottom())).toBeLessThan(2);
  });
/** A row by its number, the heads being the first. */
const line = (canvasElement: HTMLElement, number: number) => canvasElement.querySelector<HTMLElement>(`[aria-rowindex="${number}"]`);

/** What holds for any number of rows, as lines and as cards. */
async function scrollsThrough(canvasElement: HTMLElement) {
  const warned = spyOn(console, 'error');
  await waitFor(() => expect(line(canvasElement, 2)).toBeVisible());
  await expect(nodes()).toBeLessThan(1500);
  for (const share of [0.1, 0.5, 0.9]) {
    window.scrollTo(0, bottom() * share);
    await waitFor(() => expect(rowsInWindow(canvasElement)).toBeGreaterThan(1));
    await expect(nodes()).toBeLessThan(1500);
  }
  await toBottom();
  await waitFor(() => expect(line(canvasElement, 10_001)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  await expect(nodes()).toBeLessThan(1500);
  window.scrollTo(0, 0);
  await waitFor(() => expect(line(canvasElement, 2)?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  await expect(warned).not.toHaveBeenCalled();
}
const rowsInWindow = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr')].filter((row) => {
    const { top, bottom: end } = row.getBoundingClientRect();
    return end > 0 && top < window.innerHeight;
  }).length;

Rows.test('rows and heads are there for screen readers, also as cards', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Car tools' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  await expect(canvas.getByRole('row', { name: torch.name })).toHaveTextContent('3, low stock');
});

Rows.test('a head tells its column, by pointer and by keyboard; one that cannot sort is no button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Available Quantity' }));
  await expect(args.onSort).toHaveBeenLastCalledWith('stock');
  canvas.getByRole('button', { name: 'Name' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSort).toHaveBeenLastCalledWith('name');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onSort).toHaveBeenLastCalledWith('stock');
  await expect(canvas.queryByRole('button', { name: 'Edit Product' })).toBeNull();
});

SortedUp.test('says by which column, and in which direction', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Available Quantity' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
});

SortedDown.test('says the other direction', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Available Quantity' })).toHaveAttribute('aria-sort', 'descending');
});

Unsortable.test('has no buttons in its heads', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(3);
});

OnAPhone.test('the heads are read, and take no focus that nobody sees', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Available Quantity' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: `Restock ${wrench.name}` })).toHaveFocus();
});

const fitsSideways = (canvasElement: HTMLElement) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
LongText.test('no sideways scroll', ({ canvasElement }) => fitsSideways(canvasElement));
FixedColumnsLongText.test('no sideways scroll', ({ canvasElement }) => fitsSideways(canvasElement));
LongTextOnAPhone.test('no sideways scroll', ({ canvasElement }) => fitsSideways(canvasElement));
TenThousandOnAPhone.test('no sideways scroll', ({ canvasElement }) => fitsSideways(canvasElement));

TenThousand.test(
  'is a table of 10,000, of which few rows are in the page, from the first to the last',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Car tools' })).toHaveAttribute('aria-rowcount', '10001');
    await scrollsThrough(canvasElement);
  },
);

TenThousandOnAPhone.test('so it is as cards', async ({ canvasElement }) => {
  await scrollsThrough(canvasElement);
});

TenThousandOnAPhone.test('cards keep their distance', async ({ canvasElement }) => {
  await waitFor(() => expect(line(canvasElement, 4)).toBeVisible());
  const [one, two, three] = [2, 3, 4].map((number) => line(canvasElement, number)?.getBoundingClientRect());
  await waitFor(() => expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeCloseTo(12, 1));
  await expect((three?.top ?? 0) - (two?.bottom ?? 0)).toBeCloseTo(12, 1);
});

TenThousand.test('Tab goes from row to row, beyond what was in the page at first', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Restock Wrench 1' })).focus();
  for (let next = 2; next <= 40; next += 1) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`Wrench ${next}\\b`)));
    await frame();
  }
});

TenThousand.test(
  'the focus stays where it is however far the page is scrolled, and Tab goes on from there',
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Restock Wrench 6' });
    button.focus();
    window.scrollTo(0, bottom() / 2);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Restock Wrench 1' })).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Restock Wrench 7' })).toHaveFocus();
  },
);

TenThousand.test('the heads stay in sight below the bar', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(line(canvasElement, 2)).toBeVisible());
  window.scrollTo(0, 5000);
  await waitFor(() => expect(rowsInWindow(canvasElement)).toBeGreaterThan(1));
  const { top } = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
  // The bar's height, and a line.
  await expect(top).toBeGreaterThanOrEqual(68);
  await expect(top).toBeLessThanOrEqual(69);
});

TenThousand.test('prints the first sixty, and says so', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(line(canvasElement, 2)).toBeVisible());
  await fireEvent(window, new Event('beforeprint'));
  const note = await canvas.findByText('The first 60 of 10000. Search or filter to print others.');
  await expect(note.parentElement?.querySelectorAll('tbody tr')).toHaveLength(60);
  await fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(canvas.queryByText(/^The first 60/)).toBeNull());
});

Narrowing.test('the columns keep their widths when rows go', async ({ canvas, userEvent }) => {
  const widths = () => canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().width);
  const before = widths();
  await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }));
  await expect(canvas.getAllByRole('row')).toHaveLength(6);
  await expect(widths()).toEqual(before);
});
