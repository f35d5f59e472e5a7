import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import { ProductCell } from '../../blocks/ProductCell/ProductCell.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
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
    sort: 'text',
    render: ({ name, picture }) => <ProductCell name={name} pictures={[picture]} />,
  },
  {
    key: 'stock',
    header: 'Available Quantity',
    card: 'fact',
    align: 'end',
    sort: 'number',
    render: ({ stock }) => (stock < 5 ? <Badge tone="critical">{stock}, low stock</Badge> : stock),
  },
  { key: 'edit', header: 'Edit Product', card: 'action', render: () => <Button size="small">Restock</Button> },
];

/** Fixes the row type, because the story's types cannot infer it from a generic component. */
function ToolTable(props: Pick<TableProps<Tool>, 'columns' | 'rows' | 'sort' | 'onSort'>) {
  return <Table caption="Car tools" {...props} />;
}

const fixedColumns: TableColumn<Tool>[] = [
  ...columns.slice(0, 1),
  ...columns.slice(1, 2).map((column): TableColumn<Tool> => ({ ...column, width: 'large' })),
  {
    key: 'edit',
    header: 'Edit Product',
    card: 'action',
    width: 'medium',
    render: ({ name }) => (
      <Button size="small">
        Restock<VisuallyHidden>{` ${name}`}</VisuallyHidden>
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
  parameters: {
    guide: {
      instead: {
        TablePage: 'for a page with one searchable table',
        BarChart: 'for one number per row',
        CardSection: 'for products and reviews',
      },
      do: [
        'Give each column its place on a card, so that a phone shows three lines for each row',
        'Align numbers to the end',
        'Pass the same columns and rows while nothing changes',
        'Offer sorting in a ListToolbar too: cards have no headers',
      ],
      dont: [
        'Mark a column as extra if a phone needs it: its cards leave it out',
        'Sort in the table: it only reports the clicked column',
        'Cut long names: they wrap',
      ],
      keyboard: {
        Tab: 'Moves through the headers that sort, then the controls of the rows, also of rows not drawn yet',
        'Enter or Space': 'On a header: asks to sort by its column',
      },
    },
  },
  args: { columns, rows: [wrench, toolbox, torch], onSort: fn() },
  decorators: [
    // Leaves space for the site's bar.
    (Story) => (
      <main style={{ padding: `calc(${tokens.bar.height} + ${tokens.space.gutter}) ${tokens.space.gutter} ${tokens.space.gutter}` }}>
        <Story />
      </main>
    ),
  ],
});

const aPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Rows = meta.story();
export const OneRow = meta.story({ args: { rows: [torch] } });
export const LongText = meta.story({ args: { rows: longNames } });
export const SortedAscending = meta.story({ args: { rows: [torch, toolbox, wrench], sort: { column: 'stock', direction: 'asc' } } });
export const SortedDescending = meta.story({ args: { sort: { column: 'stock', direction: 'desc' } } });
/** Without sorting, as in OrderTable. */
export const Unsortable = meta.story({ render: ({ columns, rows }) => <ToolTable columns={columns} rows={rows} /> });
export const FixedColumns = meta.story({ args: { columns: fixedColumns } });
export const FixedColumnsLongText = meta.story({ args: { rows: longNames, columns: fixedColumns } });
export const OnAPhone = meta.story({ args: { columns: fixedColumns, sort: { column: 'stock', direction: 'desc' } }, ...aPhone });
export const LongTextOnAPhone = meta.story({ args: { rows: longNames }, ...aPhone });
/** In a wide window, but with little room. */
export const InASidePanel = meta.story({
  args: { columns: fixedColumns },
  decorators: [
    (Story) => (
      <aside aria-label="Side panel" style={{ maxInlineSize: '25rem' }}>
        <Story />
      </aside>
    ),
  ],
});
export const AFewHundred = meta.story({ args: { columns: fixedColumns, rows: manyTools.slice(0, 365) } });
export const TenThousand = meta.story({ args: { columns: fixedColumns, rows: manyTools } });
export const TenThousandOnAPhone = meta.story({ args: { columns: fixedColumns, rows: manyTools }, ...aPhone });

/** Removes and adds rows, as a search does while the user types. */
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
/** Scrolls to the bottom as the End key does, and again if the page has grown meanwhile, because rows are measured when they mount. */
const toBottom = () =>
  waitFor(async () => {
    window.scrollTo(0, bottom());
    await frame();
    await frame();
    await expect(Math.abs(window.scrollY - bottom())).toBeLessThan(2);
  });
/** Finds a row by its number. The header is row 1. */
const line = (canvasElement: HTMLElement, number: number) => canvasElement.querySelector<HTMLElement>(`[aria-rowindex="${number}"]`);

/** Scrolls through all rows, and checks that only a few are in the DOM. Works for lines and for cards. */
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
  // As near to the bottom as the page has been scrolled.
  await waitFor(() => expect(line(canvasElement, 10_001)?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight + 2));
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

Rows.test('exposes rows and headers to screen readers, also as cards', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Car tools' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  await expect(canvas.getByRole('row', { name: torch.name })).toHaveTextContent('3, low stock');
});

Rows.test('calls onSort by click and by keyboard; an unsortable header has no button', async ({ canvas, userEvent, args }) => {
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

SortedAscending.test('sets aria-sort to ascending on the sorted column only', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Available Quantity' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
});

SortedDescending.test('sets aria-sort to descending', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Available Quantity' })).toHaveAttribute('aria-sort', 'descending');
});

Unsortable.test('has no buttons in its headers', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(3);
});

OnAPhone.test('keeps the headers for screen readers, but out of the Tab order', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Available Quantity' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: `Restock ${wrench.name}` })).toHaveFocus();
});

const withNormalText = () => () => document.documentElement.style.removeProperty('font-size');
const cardsAndLines = 'shows each row as a card where it has no room for lines, and as a line once it has';
InASidePanel.test(cardsAndLines, { beforeEach: withNormalText }, async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Car tools' });
  await expect(table).toHaveAttribute('data-form', 'cards');
  const panel = canvas.getByRole('complementary');
  panel.style.maxInlineSize = '50rem';
  await waitFor(() => expect(table).toHaveAttribute('data-form', 'lines'));
  // The user makes the text larger.
  document.documentElement.style.fontSize = '200%';
  panel.style.maxInlineSize = '800px';
  await waitFor(() => expect(table).toHaveAttribute('data-form', 'cards'));
});

const fitsSideways = (canvasElement: HTMLElement) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
LongText.test('does not scroll sideways', ({ canvasElement }) => fitsSideways(canvasElement));
FixedColumnsLongText.test('does not scroll sideways', ({ canvasElement }) => fitsSideways(canvasElement));
LongTextOnAPhone.test('does not scroll sideways', ({ canvasElement }) => fitsSideways(canvasElement));
TenThousandOnAPhone.test('does not scroll sideways', ({ canvasElement }) => fitsSideways(canvasElement));

TenThousand.test('has 10,000 rows but keeps few of them in the DOM, from the first to the last', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('table', { name: 'Car tools' })).toHaveAttribute('aria-rowcount', '10001');
  await scrollsThrough(canvasElement);
});

TenThousandOnAPhone.test('keeps few of 10,000 cards in the DOM, from the first to the last', async ({ canvasElement }) => {
  await scrollsThrough(canvasElement);
});

TenThousandOnAPhone.test('keeps the space between cards', async ({ canvasElement }) => {
  await waitFor(() => expect(line(canvasElement, 4)).toBeVisible());
  const [one, two, three] = [2, 3, 4].map((number) => line(canvasElement, number)?.getBoundingClientRect());
  await waitFor(() => expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeCloseTo(8, 1));
  await expect((three?.top ?? 0) - (two?.bottom ?? 0)).toBeCloseTo(8, 1);
});

TenThousand.test('moves from row to row with Tab, beyond the rows of the first render', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Restock Wrench 1' })).focus();
  for (let next = 2; next <= 40; next += 1) {
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`Wrench ${next}\\b`)));
    await frame();
  }
});

TenThousand.test('keeps focus however far the page is scrolled, and Tab continues from there', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Restock Wrench 6' });
  button.focus();
  window.scrollTo(0, bottom() / 2);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Restock Wrench 1' })).toBeNull());
  await expect(button).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Restock Wrench 7' })).toHaveFocus();
});

TenThousand.test('keeps the headers visible below the bar', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(line(canvasElement, 2)).toBeVisible());
  window.scrollTo(0, 5000);
  await waitFor(() => expect(rowsInWindow(canvasElement)).toBeGreaterThan(1));
  const { top } = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
  // The bar is 68 px high, plus a border of 1 px.
  await expect(top).toBeGreaterThanOrEqual(68);
  await expect(top).toBeLessThanOrEqual(69);
});

AFewHundred.test('prints all rows, which are there before the event ends, and gone afterwards', async ({ canvasElement }) => {
  await waitFor(() => expect(line(canvasElement, 2)).toBeVisible());
  const printed = () =>
    canvasElement.querySelectorAll('tr:not([data-position])').length - canvasElement.querySelectorAll('thead tr').length;
  await expect(printed()).toBe(0);
  window.dispatchEvent(new Event('beforeprint'));
  const rows = printed();
  window.dispatchEvent(new Event('afterprint'));
  await expect(rows).toBe(365);
  await expect(printed()).toBe(0);
});

TenThousand.test('prints the first 1,000 rows, and says so', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(line(canvasElement, 2)).toBeVisible());
  await fireEvent(window, new Event('beforeprint'));
  const note = await canvas.findByText('The first 1,000 of 10,000. Search or filter to print others.');
  await expect(note.parentElement?.querySelectorAll('tbody tr')).toHaveLength(1000);
  await fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(canvas.queryByText(/^The first/)).toBeNull());
});

Narrowing.test('keeps the column widths when rows are removed', async ({ canvas, userEvent }) => {
  const widths = () => canvas.getAllByRole('columnheader').map((header) => header.getBoundingClientRect().width);
  const before = widths();
  await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }));
  await expect(canvas.getAllByRole('row')).toHaveLength(6);
  await expect(widths()).toEqual(before);
});
