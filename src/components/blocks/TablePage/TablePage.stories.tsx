import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Table, type TableColumn } from '../../primitives/Table/Table.tsx';
import { toolControls, unmatchedControls, waitingControls } from './TablePage.fixtures.ts';
import { TablePage } from './TablePage.tsx';
import type { TableControls } from '../TableToolbar/tableControls.ts';
import type { TableRows } from './tableRows.ts';

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
  rows: TableRows<Tool>;
  controls: TableControls;
  onRetry: () => void;
  onClear: () => void;
}

/** The rows are of one kind, which the story's types cannot know of a generic component. */
function ToolPage(props: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <TablePage
      {...props}
      title="Manage Car Tools"
      nouns={['car tool', 'car tools']}
      empty={<EmptyState title="No car tools yet" />}
      heading={heading}
      onChange={fn()}
      onExport={fn()}
    >
      {(shown) => <Table caption="Car tools" columns={columns} rows={shown} />}
    </TablePage>
  );
}

const meta = preview.meta({
  component: ToolPage,
  tags: ['block'],
  parameters: { layout: 'padded' },
  args: { onRetry: fn(), onClear: fn(), controls: toolControls },
});

export const Loading = meta.story({ args: { rows: { state: 'loading' }, controls: waitingControls } });
export const Empty = meta.story({ args: { rows: { state: 'empty' } } });
export const Unmatched = meta.story({ args: { rows: { state: 'unmatched' }, controls: unmatchedControls } });
export const StaleUnmatched = meta.story({
  args: { rows: { state: 'unmatched', stale: 'Could not refresh. The shop has a problem.' }, controls: unmatchedControls },
});
export const Failed = meta.story({ args: { rows: { state: 'failed', message: 'The shop has a problem.' } } });
export const Ready = meta.story({ args: { rows: { state: 'ready', rows } } });
export const Stale = meta.story({ args: { rows: { state: 'ready', rows, stale: 'Could not refresh. The shop has a problem.' } } });
export const Phone = meta.story({
  args: { rows: { state: 'ready', rows } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

Loading.test('it is said that it loads, and nothing can be exported yet', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the car tools' })).toBeVisible();
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

Failed.test('where there is nothing to search there is no toolbar', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The car tools could not be loaded');
  await expect(canvas.queryByRole('search')).toBeNull();
});

StaleUnmatched.test('that the rows are old is said also where none fits', async ({ canvas }) => {
  await expect(canvas.getByText('Could not refresh. The shop has a problem.')).toBeVisible();
  await expect(canvas.getByText('No car tool fits')).toBeVisible();
});
