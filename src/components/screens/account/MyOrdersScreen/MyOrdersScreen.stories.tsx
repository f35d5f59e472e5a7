import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { orders } from '../../../blocks/OrderTable/OrderTable.fixtures.ts';
import {
  askingAboutPaid,
  askingAgainPaid,
  paymentsWithoutOrder,
  astrayWithoutReference,
  myOrdersViews,
  removals,
  stale,
  unresolved,
} from './MyOrdersScreen.fixtures.ts';
import { MyOrdersScreen, type MyOrdersView } from './MyOrdersScreen.tsx';
import type { Removal } from './RemovalDialog.tsx';

const meta = preview.meta({
  component: MyOrdersScreen,
  tags: ['screen'],
  parameters: { layout: 'padded' },
  args: { onRetry: fn(), onRemove: fn(), onConfirmRemoval: fn(), onCancelRemoval: fn() },
});

export const Loading = meta.story({ args: { view: myOrdersViews.loading } });
export const Empty = meta.story({ args: { view: myOrdersViews.empty } });
export const Failed = meta.story({ args: { view: myOrdersViews.failed } });
export const Ready = meta.story({ args: { view: myOrdersViews.ready } });
export const Stale = meta.story({ args: { view: stale } });
export const Unresolved = meta.story({ args: { view: unresolved } });
export const Astray = meta.story({ args: { view: paymentsWithoutOrder } });
export const AstrayWithoutReference = meta.story({ args: { view: astrayWithoutReference } });
export const OnAPhone = meta.story({ args: { view: myOrdersViews.ready }, globals: { viewport: { value: 'mobile2', isRotated: false } } });
export const Asking = meta.story({ args: { view: { ...myOrdersViews.ready, removal: removals.asking } } });
export const AskingAboutPaid = meta.story({ args: { view: { ...myOrdersViews.ready, removal: askingAboutPaid } } });
export const AskingAgainPaid = meta.story({ args: { view: { ...myOrdersViews.ready, removal: askingAgainPaid } } });
export const Removing = meta.story({ args: { view: { ...myOrdersViews.ready, removal: removals.removing } } });
export const RemovalFailed = meta.story({ args: { view: { ...myOrdersViews.ready, removal: removals.failed } } });

/** Asks for confirmation, then removes the order with its row, as the app does. */
export const RemovingOne = meta.story({
  args: { view: myOrdersViews.ready },
  render: function RemoveOne(args) {
    const [rows, setRows] = useState(orders);
    const [removal, setRemoval] = useState<Removal>(removals.resting);
    const confirm = () => {
      setRemoval(removals.removing);
      setTimeout(() => {
        setRows(orders.filter(({ name }) => name !== removals.removing.name));
        setRemoval(removals.resting);
      });
    };
    return (
      <MyOrdersScreen
        {...args}
        view={{ ...args.view, orders: { state: 'ready', rows }, removal }}
        onRemove={() => setRemoval(removals.asking)}
        onConfirmRemoval={confirm}
        onCancelRemoval={() => setRemoval(removals.resting)}
      />
    );
  },
});

/** The order is paid in another tab between the confirmation and the removal. */
export const RemovingPaidMeanwhile = meta.story({
  args: { view: myOrdersViews.ready },
  render: function RemovePaid(args) {
    const [removal, setRemoval] = useState<Removal>(removals.resting);
    const confirm = () => {
      args.onConfirmRemoval();
      setRemoval(removals.removing);
      setTimeout(() => setRemoval(askingAgainPaid));
    };
    return (
      <MyOrdersScreen
        {...args}
        view={{ ...args.view, removal }}
        onRemove={() => setRemoval(removals.asking)}
        onConfirmRemoval={confirm}
        onCancelRemoval={() => setRemoval(removals.resting)}
      />
    );
  },
});

export const Recovering = meta.story({
  args: { view: myOrdersViews.failed },
  render: function Recover(args) {
    const [view, setView] = useState<MyOrdersView>(args.view);
    return <MyOrdersScreen {...args} view={view} onRetry={() => setView(myOrdersViews.loading)} />;
  },
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'My Orders' })).toHaveFocus();
});

Empty.test('links to the car tools', async ({ canvas }) => {
  await expect(canvas.getByText('No orders yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See the car tools' })).toHaveAttribute('href', '/showAllCarProducts');
});

Failed.test('offers Retry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Stale.test('keeps the old orders when a refresh fails', async ({ canvas }) => {
  await expect(canvas.getByText(/could not be refreshed/)).toBeVisible();
  await expect(canvas.getByText('Dec 3, 2026')).toBeVisible();
});

Asking.test('offers Remove and Keep it', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Are You Sure ?' });
  await expect(dialog).not.toHaveTextContent('refund');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect(args.onConfirmRemoval).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await expect(args.onCancelRemoval).toHaveBeenCalledOnce();
});

AskingAboutPaid.test('says that removing does not refund', async () => {
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent('does not refund');
});

RemovingOne.test('returns focus to the button when the order is kept', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Remove Wheel Bolt/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: /Remove Wheel Bolt/ })).toHaveFocus());
});

RemovingOne.test('moves focus to the heading after a removal', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Remove Wheel Bolt/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(canvas.queryByText(/Wheel Bolt/)).toBeNull());
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'My Orders' })).toHaveFocus());
});

RemovingPaidMeanwhile.test(
  'says in the same dialog that the order was paid, and accepts both answers',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Wheel Bolt/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^It was paid just now\. Removing it does not refund the payment\.$/,
    );
    // A second Enter right after the first must not remove a paid order.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirmRemoval).toHaveBeenCalledTimes(2);
    await within(dialog).findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Remove Wheel Bolt/ })).toHaveFocus());
  },
);

AstrayWithoutReference.test('shows no empty reference', async ({ canvas }) => {
  await expect(canvas.getByText('Bottle Jack, 5 t', { selector: 'bdi' })).toBeVisible();
  await expect(canvas.queryByText(/reference/)).toBeNull();
});

Astray.test('shows a payment without its order above the list, with its reference and a link', async ({ canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'Payments without their order' }));
  await expect(list.getByText('pi_65f0a1c2e4b0000000000001')).toBeVisible();
  await expect(list.getByRole('link', { name: 'See payment Wheel Bolt M14 × 1.5, zinc flake' })).toHaveAttribute(
    'href',
    '/dashboard/payment/64f0a1c2e4b0000000000599',
  );
});
