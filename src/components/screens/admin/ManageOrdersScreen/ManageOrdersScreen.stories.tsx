import { useCallback, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import * as fixtures from './ManageOrdersScreen.fixtures.ts';
import { ManageOrdersScreen } from './ManageOrdersScreen.tsx';
import type { ManageOrdersView, OrderPanelView } from './manageOrdersView.ts';

const { manageOrdersViews: views, panels, withPanel } = fixtures;

const meta = preview.meta({
  component: ManageOrdersScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { MyOrdersScreen: 'for a customer’s own orders', TablePage: 'for another table of administrators' },
      do: [
        'Keep the search, the order and the open panel in the address',
        'Search, filter and sort the rows before they are passed: the screen only draws them',
        'Pass gone for an address whose order does not exist',
      ],
      dont: [
        'Change a status in onOpen: it opens a panel to read',
        'Pass a new onOpen with every render: every row uses it',
        'Leave columns out of the file that a phone hides: it has all of them',
      ],
      keyboard: {
        'Enter or Space': 'On Pending: opens the panel. On a header: asks to sort',
        Escape: 'Closes the panel and returns the focus to its row',
      },
    },
  },
  args: { onRetry: fn(), onChange: fn(), onSort: fn(), onClear: fn(), onExport: fn(), onOpen: fn(), onClose: fn() },
});

const aPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Loading = meta.story({ args: { view: views.loading } });
export const Empty = meta.story({ args: { view: views.empty } });
export const Failed = meta.story({ args: { view: views.failed } });
export const NoMatches = meta.story({ args: { view: views.noMatches } });
export const Ready = meta.story({ args: { view: views.ready } });
export const Stale = meta.story({ args: { view: fixtures.stale } });
export const StaleNoMatches = meta.story({ args: { view: fixtures.staleNoMatches } });
export const Sorted = meta.story({ args: { view: fixtures.sorted } });
export const One = meta.story({ args: { view: fixtures.one } });
export const TenThousand = meta.story({ args: { view: fixtures.tenThousand } });
export const Open = meta.story({ args: { view: withPanel(panels.open) } });
export const OpenPaid = meta.story({ args: { view: withPanel(fixtures.paidPanel) } });
export const Gone = meta.story({ args: { view: withPanel(panels.gone) } });
export const LongTexts = meta.story({ args: { view: fixtures.longTexts } });
export const LongTextsOpen = meta.story({ args: { view: fixtures.longPanel } });
export const RightToLeft = meta.story({ args: { view: fixtures.rightToLeft } });
export const RightToLeftOpen = meta.story({ args: { view: fixtures.rightToLeftPanel } });
export const OnAWideScreen = meta.story({ args: { view: fixtures.longTexts }, globals: { viewport: { value: 'wide', isRotated: false } } });
export const OnATablet = meta.story({ args: { view: fixtures.longTexts }, globals: { viewport: { value: 'tablet', isRotated: false } } });
export const OnAPhone = meta.story({ args: { view: fixtures.longTexts }, ...aPhone });
export const OpenOnAPhone = meta.story({ args: { view: fixtures.longPanel }, ...aPhone });

/** Opens and closes the panel, as the app does. */
export const Opening = meta.story({
  args: { view: views.ready },
  render: function OpenPanel(args) {
    const [panel, setPanel] = useState<OrderPanelView>(panels.closed);
    const open = useCallback(() => setPanel(panels.open), []);
    return <ManageOrdersScreen {...args} view={{ ...args.view, panel }} onOpen={open} onClose={() => setPanel(panels.closed)} />;
  },
});

export const Recovering = meta.story({
  args: { view: views.failed },
  render: function Recover(args) {
    const [view, setView] = useState<ManageOrdersView>(args.view);
    return <ManageOrdersScreen {...args} view={view} onRetry={() => setView(views.loading)} />;
  },
});

export const Clearing = meta.story({
  args: { view: views.noMatches },
  render: function Clear(args) {
    const [view, setView] = useState<ManageOrdersView>(args.view);
    return <ManageOrdersScreen {...args} view={view} onClear={() => setView(views.ready)} />;
  },
});

/** The third of a card that a cell is in. */
const lineOf = (cell: HTMLElement, card: HTMLElement) => {
  const { top, height } = cell.getBoundingClientRect();
  const frame = card.getBoundingClientRect();
  return Math.floor(((top + height / 2 - frame.top) / frame.height) * 3);
};

const heading = { level: 1, name: 'Manage All Orders' };

Ready.test('shows every column but the emails, and a button that is named after the order', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Quantity',
    'Total',
    'Delivery Date',
    'Phone',
    'Address',
    'Status',
    'Payment',
  ]);
  await expect(canvas.getAllByRole('button', { name: /^Pending / })).toHaveLength(fixtures.orders.length);
  const row = canvas.getByRole('row', { name: /^Ratchet/ });
  await expect(within(row).getByText('Paid')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Pending Wheel Bolt M14 × 1.5, zinc flake' }));
  await expect(args.onOpen).toHaveBeenCalledWith('64f0a1c2e4b0000000000502');
});

Ready.test('has sort buttons only in sortable columns', async ({ canvas, userEvent, args }) => {
  for (const [name, column] of [
    ['Name', 'name'],
    ['Quantity', 'quantity'],
    ['Total', 'total'],
    ['Delivery Date', 'date'],
    ['Payment', 'payment'],
  ] as const) {
    await userEvent.click(within(canvas.getByRole('columnheader', { name })).getByRole('button'));
    await expect(args.onSort).toHaveBeenLastCalledWith(column);
  }
  for (const name of ['Phone', 'Address', 'Status'])
    await expect(within(canvas.getByRole('columnheader', { name })).queryByRole('button')).toBeNull();
});

OnAWideScreen.test('has a column for the emails, and one line for each order of short texts', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  const row = canvas.getByRole('row', { name: /^Wheel Bolt/ });
  const heights = [...row.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().height);
  await expect(Math.max(...heights)).toBeLessThan(80);
});

OnATablet.test('shows each order as a card with all its facts', async ({ canvas, canvasElement }) => {
  const row = within(canvas.getByRole('row', { name: /^Wheel Bolt/ }));
  for (const text of ['$68.00', '20', 'Dec 3, 2026', 'shopper@example.com', '+1 555 0114', '14 Gasket Lane, Springfield'])
    await expect(row.getByText(text)).toBeVisible();
  await expect(row.getByText('shopper@example.com')).toHaveAttribute('translate', 'no');
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

OnAPhone.test('shows each order on three lines', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /^Wheel Bolt/ });
  await expect(within(row).getByText('+1 555 0114')).not.toBeVisible();
  const tops = new Set([...row.querySelectorAll('td')].filter((cell) => cell.offsetHeight > 0).map((cell) => lineOf(cell, row)));
  await expect(tops.size).toBe(3);
});

Sorted.test('marks the sorted column with aria-sort', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Quantity' })).toHaveAttribute('aria-sort', 'descending');
});

Loading.test('announces that the orders are loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the orders' })).toHaveAttribute('aria-busy', 'true');
});

Empty.test('shows no search without orders', async ({ canvas }) => {
  await expect(canvas.getByText('No orders yet')).toBeVisible();
  await expect(canvas.queryByRole('search')).toBeNull();
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Your account is not allowed to do this.');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(canvas.getByRole('heading', heading)).toHaveFocus();
});

Clearing.test('moves focus to the heading when Clear filters disappears', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('No matching order')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(canvas.getByRole('table', { name: 'All orders' })).toBeVisible();
  await expect(canvas.getByRole('heading', heading)).toHaveFocus();
});

Stale.test('keeps the old orders when a refresh fails and offers Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Dec 9, 2026')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Open.test('shows all fields of the booking, read-only', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Order of Wheel Bolt M14 × 1.5, zinc flake' });
  const facts = within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  await expect(facts).toEqual([
    ['Name', 'Wheel Bolt M14 × 1.5, zinc flake'],
    ['Quantity', '20'],
    ['Price', '$68.00'],
    ['Delivery Date', 'Dec 3, 2026'],
    ['Phone', '+1 555 0114'],
    ['Email', 'shopper@example.com'],
    ['Address', '14 Gasket Lane, Springfield'],
    ['Payment', 'Unpaid'],
    ['Transaction Id', 'None yet'],
    ['Status', 'Pending'],
    ['Order id', '64f0a1c2e4b0000000000502'],
  ]);
  await expect(within(dialog).getByText('shopper@example.com')).toHaveAttribute('translate', 'no');
  await expect(dialog).toHaveTextContent('The status of an order cannot be changed');
  await waitFor(() => expect(within(dialog).getByRole('img', { name: /^Picture of Wheel Bolt/ })).toBeVisible());
  await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
});

Gone.test('says that an unknown order no longer exists and offers the way back', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Order' });
  await expect(dialog).toHaveTextContent('This order no longer exists');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to all orders' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Opening.test('closes the panel on Escape and returns focus to its row', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: /^Pending Wheel Bolt/ });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

TenThousand.test('renders only a few of many rows', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('table', { name: 'All orders' })).toHaveAttribute('aria-rowcount', '10001');
  // A page may have 800 elements, of which the shop around the list has about 150.
  await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(650));
  await expect(canvas.getByRole('button', { name: /parcel 1$/ })).toBeVisible();
});

const fitsPage = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

LongTexts.test('does not scroll sideways', fitsPage);
OnAPhone.test('does not scroll sideways', fitsPage);
RightToLeft.test('does not scroll sideways', fitsPage);

const fitsPanel = async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};

LongTextsOpen.test('does not scroll sideways in the panel', fitsPanel);
OpenOnAPhone.test('does not scroll sideways in the panel', fitsPanel);

RightToLeft.test('shows customer text in its own direction', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByText('شارع الورش 14، عمّان')).direction).toBe('rtl');
});
