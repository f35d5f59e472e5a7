import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { REMOVE_QUESTION } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { orders } from '../../../blocks/OrderTable/OrderTable.fixtures.ts';
import {
  askingAboutPaid,
  askingAgainPaid,
  paymentsWithoutOrder,
  paymentWithoutReference,
  myOrdersViews,
  deleteBookings,
  stale,
  unresolved,
} from './MyOrdersScreen.fixtures.ts';
import { MyOrdersScreen, type MyOrdersView, type DeleteBookingView } from './MyOrdersScreen.tsx';

const meta = preview.meta({
  component: MyOrdersScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        HistoryScreen: 'for paid orders only',
        ManageOrdersScreen: 'for the orders of all customers',
        OrderTable: 'for the table alone',
      },
      do: [
        'Set deleteBooking to asking in onDelete, to deleting in onConfirmDelete, and back to resting',
        'Pass paidMeanwhile if the order was paid while the question was open',
        'Pass payments whose order is not in the list, so that their references are not lost',
        'Set empty to line below the overview',
      ],
      dont: ['Remove the row before the result is known', 'Fetch or delete in the screen: it only reports what was clicked'],
      keyboard: {
        Escape: 'In the question: keeps the order and returns the focus to Remove. Nothing, while it is removed',
        Tab: 'In the question: stays inside',
      },
    },
  },
  args: { onRetry: fn(), onDelete: fn(), onConfirmDelete: fn(), onCancelDelete: fn() },
});

export const Loading = meta.story({ args: { view: myOrdersViews.loading } });
export const Empty = meta.story({ args: { view: myOrdersViews.empty } });
export const EmptyLine = meta.story({ args: { view: myOrdersViews.empty, empty: 'line' } });
export const Failed = meta.story({ args: { view: myOrdersViews.failed } });
export const Ready = meta.story({ args: { view: myOrdersViews.ready } });
export const Stale = meta.story({ args: { view: stale } });
export const Unresolved = meta.story({ args: { view: unresolved } });
export const PaymentWithoutOrder = meta.story({ args: { view: paymentsWithoutOrder } });
export const PaymentWithoutReference = meta.story({ args: { view: paymentWithoutReference } });
export const OnAPhone = meta.story({ args: { view: myOrdersViews.ready }, globals: { viewport: { value: 'phone', isRotated: false } } });
export const Asking = meta.story({ args: { view: { ...myOrdersViews.ready, deleteBooking: deleteBookings.asking } } });
export const AskingAboutPaid = meta.story({ args: { view: { ...myOrdersViews.ready, deleteBooking: askingAboutPaid } } });
export const AskingAgainPaid = meta.story({ args: { view: { ...myOrdersViews.ready, deleteBooking: askingAgainPaid } } });
export const Deleting = meta.story({ args: { view: { ...myOrdersViews.ready, deleteBooking: deleteBookings.deleting } } });
export const DeleteFailed = meta.story({ args: { view: { ...myOrdersViews.ready, deleteBooking: deleteBookings.failed } } });

/** Asks for confirmation, then removes the order with its row, as the app does. */
export const DeletingOne = meta.story({
  args: { view: myOrdersViews.ready },
  render: function RemoveOne(args) {
    const [rows, setRows] = useState(orders);
    const [deleteBooking, setDeleteBooking] = useState<DeleteBookingView>(deleteBookings.resting);
    const confirm = () => {
      setDeleteBooking(deleteBookings.deleting);
      setTimeout(() => {
        setRows(orders.filter(({ name }) => name !== deleteBookings.deleting.name));
        setDeleteBooking(deleteBookings.resting);
      });
    };
    return (
      <MyOrdersScreen
        {...args}
        view={{ ...args.view, orders: { state: 'ready', rows }, deleteBooking }}
        onDelete={() => setDeleteBooking(deleteBookings.asking)}
        onConfirmDelete={confirm}
        onCancelDelete={() => setDeleteBooking(deleteBookings.resting)}
      />
    );
  },
});

/** The order is paid in another tab between the confirmation and the removal. */
export const RemovingPaidMeanwhile = meta.story({
  args: { view: myOrdersViews.ready },
  render: function RemovePaid(args) {
    const [deleteBooking, setDeleteBooking] = useState<DeleteBookingView>(deleteBookings.resting);
    const confirm = () => {
      args.onConfirmDelete();
      setDeleteBooking(deleteBookings.deleting);
      setTimeout(() => setDeleteBooking(askingAgainPaid));
    };
    return (
      <MyOrdersScreen
        {...args}
        view={{ ...args.view, deleteBooking }}
        onDelete={() => setDeleteBooking(deleteBookings.asking)}
        onConfirmDelete={confirm}
        onCancelDelete={() => setDeleteBooking(deleteBookings.resting)}
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

EmptyLine.test('says it in a line, with a link to the car tools', async ({ canvas }) => {
  await expect(canvas.getByText('You have no orders of your own.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See the car tools' })).toHaveAttribute('href', '/showAllCarProducts');
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
  const dialog = await screen.findByRole('alertdialog', { name: REMOVE_QUESTION });
  await expect(dialog).not.toHaveTextContent('refund');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect(args.onConfirmDelete).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await expect(args.onCancelDelete).toHaveBeenCalledOnce();
});

AskingAboutPaid.test('says that removing does not refund', async () => {
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent('does not refund');
});

DeletingOne.test('returns focus to the button when the order is kept', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Remove Wheel Bolt/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: /Remove Wheel Bolt/ })).toHaveFocus());
});

DeletingOne.test(
  'moves focus to its own heading after a removal, also below an overview',
  {
    decorators: [
      (Story) => (
        <>
          <PageHeading>Overview</PageHeading>
          <Story />
        </>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Wheel Bolt/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText(/Wheel Bolt/)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'My Orders' })).toHaveFocus());
  },
);

RemovingPaidMeanwhile.test(
  'says in the same dialog that the order was paid, and accepts both answers',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Wheel Bolt/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^It has just been paid\. Removing it does not refund the payment\.$/,
    );
    // A second Enter right after the first must not remove a paid order.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirmDelete).toHaveBeenCalledTimes(2);
    await within(dialog).findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Remove Wheel Bolt/ })).toHaveFocus());
  },
);

PaymentWithoutReference.test('shows no empty reference', async ({ canvas }) => {
  await expect(canvas.getByText('Bottle Jack, 5 t', { selector: 'bdi' })).toBeVisible();
  await expect(canvas.queryByText(/reference/)).toBeNull();
});

PaymentWithoutOrder.test('shows a payment without its order above the list, with its reference and a link', async ({ canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'Payments without an order' }));
  await expect(list.getByText('pi_65f0a1c2e4b0000000000001')).toBeVisible();
  await expect(list.getByRole('link', { name: 'See payment Wheel Bolt M14 × 1.5, zinc flake' })).toHaveAttribute(
    'href',
    '/dashboard/payment/64f0a1c2e4b0000000000599',
  );
});
