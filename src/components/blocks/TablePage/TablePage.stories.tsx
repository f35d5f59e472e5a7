import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Table, type TableColumn } from '../../primitives/Table/Table.tsx';
import { TableSkeleton } from '../../primitives/Table/TableSkeleton.tsx';
import { toolControls, noMatchesControls, oneMatchControls, waitingControls } from './TablePage.fixtures.ts';
import { TablePage } from './TablePage.tsx';
import type { ListControls } from '../ListToolbar/ListToolbar.tsx';
import type { Separator } from './ExportButtons.tsx';
import type { TableRows } from './TablePage.tsx';

interface Tool {
  id: string;
  name: string;
  stock: number;
}

const columns: TableColumn<Tool>[] = [
  { key: 'name', header: 'Name', card: 'lead', sort: 'text', render: ({ name }) => name },
  { key: 'quantity', header: 'Available Quantity', align: 'end', sort: 'number', render: ({ stock }) => stock },
];

const names = ['Wrench', 'Toolbox', 'Lamp', 'Screwdriver', 'Extinguisher'];
const rows: Tool[] = names.map((name, index) => ({ id: name, name, stock: index * 7 }));

interface PageProps {
  rows: TableRows<Tool>;
  controls: ListControls;
  onRetry: () => void;
  onClear: () => void;
  onExport: (separator?: Separator) => void;
}

/** Fixes the row type, because the story's types cannot infer it from a generic component. */
function ToolPage(props: PageProps) {
  return (
    <TablePage
      {...props}
      title="Manage Car Tools"
      nouns={['car tool', 'car tools']}
      empty={<EmptyState title="No car tools yet" />}
      placeholder={<TableSkeleton columns={columns} lines={5} />}
      onChange={fn()}
    >
      {(shown) => <Table caption="Car tools" columns={columns} rows={shown} />}
    </TablePage>
  );
}

const meta = preview.meta({
  component: ToolPage,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { CardPage: 'for a list of cards', Table: 'for a table within a page' },
      do: [
        'Pass noMatches if there are rows, but none matches: it offers Clear filters',
        'Pass a placeholder with the table’s own columns, so that nothing shifts',
        'Show the result of the last action as notice',
        'Give nouns in both numbers: order, orders',
        'Export exactly the rows that are shown, in their order',
      ],
      dont: [
        'Show a toolbar of your own: it is left out while there is nothing to search',
        'Use the heading’s ref for another element: the heading takes the focus after Retry',
      ],
      keyboard: {
        'Enter or Space': 'On Retry or Clear filters: acts, and moves the focus to the heading',
        'Enter or Space, on Export': 'Exports the shown rows. On Ways to export: opens the menu',
        Tab: 'Moves from the toolbar to the table',
      },
    },
  },
  args: { onRetry: fn(), onClear: fn(), onExport: fn(), controls: toolControls },
});

export const Loading = meta.story({ args: { rows: { state: 'loading' }, controls: waitingControls } });
export const Empty = meta.story({ args: { rows: { state: 'empty' } } });
export const NoMatches = meta.story({ args: { rows: { state: 'noMatches' }, controls: noMatchesControls } });
export const StaleNoMatches = meta.story({
  args: { rows: { state: 'noMatches', stale: 'Could not refresh. The shop has a problem.' }, controls: noMatchesControls },
});
export const Failed = meta.story({ args: { rows: { state: 'failed', message: 'The shop has a problem.' } } });
export const Ready = meta.story({ args: { rows: { state: 'ready', rows } } });
export const OneMatch = meta.story({ args: { rows: { state: 'ready', rows: rows.slice(0, 1) }, controls: oneMatchControls } });
export const Stale = meta.story({ args: { rows: { state: 'ready', rows, stale: 'Could not refresh. The shop has a problem.' } } });
export const Phone = meta.story({
  args: { rows: { state: 'ready', rows } },
  globals: { viewport: { value: 'small', isRotated: false } },
});

Loading.test('announces that it is loading, and nothing can be exported yet', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the car tools' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
});

Failed.test('Retry moves focus to the heading', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Manage Car Tools' })).toHaveFocus();
});

NoMatches.test('Clear filters moves focus to the heading', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Manage Car Tools' })).toHaveFocus();
});

Stale.test('keeps stale rows visible and offers Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('row', { name: 'Lamp' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Failed.test('shows no toolbar if there is nothing to search', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The car tools could not be loaded');
  await expect(canvas.queryByRole('search')).toBeNull();
});

StaleNoMatches.test('says that the rows are stale even if none matches', async ({ canvas }) => {
  await expect(canvas.getByText('Could not refresh. The shop has a problem.')).toBeVisible();
  await expect(canvas.getByText('No matching car tool')).toBeVisible();
});

Ready.test('Export names the number of rows, and the count is announced', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('5 car tools');
  await userEvent.click(canvas.getByRole('button', { name: 'Export 5 rows' }));
  await expect(mocked(args.onExport).mock.calls).toEqual([[]]);
});

Ready.test('a menu beside Export has both separators, also by keyboard', async ({ canvas, userEvent, args }) => {
  const ways = canvas.getByRole('button', { name: 'Ways to export' });
  await userEvent.click(ways);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Separated by semicolons, 1234,50' }));
  await waitFor(() => expect(args.onExport).toHaveBeenLastCalledWith('semicolon'));
  await expect(canvas.getByRole('button', { name: 'Ways to export' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Separated by commas, 1234.50' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onExport).toHaveBeenLastCalledWith('comma'));
  await expect(args.onExport).toHaveBeenCalledTimes(2);
});

OneMatch.test('uses the singular for one row', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Export 1 row' })).toBeVisible();
});

NoMatches.test('without rows Export says why it is unavailable and does nothing', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Export 0 rows' });
  await expect(button).toHaveAccessibleDescription('There are no rows to export');
  await userEvent.click(button);
  const ways = canvas.getByRole('button', { name: 'Ways to export' });
  await expect(ways).toHaveAccessibleDescription('There are no rows to export');
  await userEvent.click(ways);
  await expect(screen.queryByRole('menu')).toBeNull();
  await expect(args.onExport).not.toHaveBeenCalled();
});

Loading.test('shows no number while the rows are loading', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription('The rows are still loading');
  await expect(within(canvas.getByRole('search')).getByRole('status')).toBeEmptyDOMElement();
});

Phone.test('exports from the sheet', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Export 5 rows' }));
  await expect(args.onExport).toHaveBeenCalledOnce();
  await userEvent.click(sheet.getByRole('button', { name: 'Ways to export' }));
  const semicolons = await sheet.findByRole('menuitem', { name: 'Separated by semicolons, 1234,50' });
  // The menu gets its place a moment after it is there.
  await waitFor(async () => {
    const { left, right, top, bottom } = semicolons.getBoundingClientRect();
    await expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(semicolons);
  });
  await userEvent.click(semicolons);
  await waitFor(() => expect(args.onExport).toHaveBeenLastCalledWith('semicolon'));
});
