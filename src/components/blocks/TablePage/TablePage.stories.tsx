import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { TableColumn } from '../../primitives/Table/Table.tsx';
import { toolControls, unmatchedControls, waitingControls } from './TablePage.fixtures.ts';
import { TablePage } from './TablePage.tsx';
import type { TableView } from './tableView.ts';

interface Tool {
  id: string;
  name: string;
  stock: number;
}

const columns: TableColumn<Tool>[] = [
  { key: 'name', header: 'Name', card: 'lead', isSortable: true, render: ({ name }) => name },
  { key: 'quantity', header: 'Available Quantity', align: 'end', isSortable: true, render: ({ stock }) => stock },
];

const names = ['Wrench', 'Toolbox', 'Lamp', 'Screwdriver', 'Extinguisher'];
const rows: Tool[] = names.map((name, index) => ({ id: name, name, stock: index * 7 }));

interface PageProps {
  view: TableView<Tool>;
  onRetry: () => void;
  onClear: () => void;
  onSort: (column: string) => void;
}

/** The rows are of one kind, which the story's types cannot know of a generic component. */
function ToolPage(props: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <TablePage
      {...props}
      title="Manage Car Tools"
      intro="Restock what runs low, and take out what is sold no more."
      columns={columns}
      empty={<EmptyState title="No car tools yet" />}
      heading={heading}
      onChange={fn()}
      onExport={fn()}
    />
  );
}

const meta = preview.meta({
  component: ToolPage,
  tags: ['block'],
  parameters: { layout: 'padded' },
  args: { onRetry: fn(), onClear: fn(), onSort: fn() },
});

const view = (shown: TableView<Tool>['rows'], controls = toolControls): TableView<Tool> => ({ rows: shown, controls, sort: null });

export const Loading = meta.story({ args: { view: view({ state: 'loading' }, waitingControls) } });
export const Empty = meta.story({ args: { view: view({ state: 'empty' }, { ...toolControls, count: '0 car tools', shown: 0 }) } });
export const Unmatched = meta.story({ args: { view: view({ state: 'unmatched' }, unmatchedControls) } });
export const Failed = meta.story({ args: { view: view({ state: 'failed', message: 'The shop has a problem.' }, waitingControls) } });
export const Ready = meta.story({ args: { view: view({ state: 'ready', rows }) } });
export const Stale = meta.story({ args: { view: view({ state: 'ready', rows, stale: 'Could not refresh. The shop has a problem.' }) } });
export const Phone = meta.story({
  args: { view: view({ state: 'ready', rows }) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

Loading.test('it is said that it loads, and nothing can be exported yet', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading: Manage Car Tools' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
});

Failed.test('Retry leaves the focus on the heading', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Manage Car Tools' })).toHaveFocus();
});

Unmatched.test('what was chosen can be taken back, which leaves the focus on the heading', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Manage Car Tools' })).toHaveFocus();
});

Stale.test('old rows stay', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('row', { name: 'Lamp' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Ready.test('the heads sort', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Available Quantity' }));
  await expect(args.onSort).toHaveBeenCalledWith('quantity');
});
