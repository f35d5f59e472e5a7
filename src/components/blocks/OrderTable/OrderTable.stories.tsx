import { expect, fn, within } from 'storybook/test';
import { PAID } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { orders, rightToLeft, unresolvedOrders } from './OrderTable.fixtures.ts';
import { OrderTable, OrderTableSkeleton } from './OrderTable.tsx';

const meta = preview.meta({
  component: OrderTable,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        PaidOrderTable: 'for paid orders with their receipts',
        ManageOrdersScreen: 'for the orders of all customers',
        LatestOrders: 'for the newest few',
      },
      do: [
        'Ask before you remove anything in onDelete',
        'Pass unresolved while a payment is not finished: Remove is then unavailable and says why',
        'Pass amounts and dates as they are shown: 20 × $3.40 = $68.00',
      ],
      dont: [
        'Pass unpriced for an order that can be paid: its cell then has no link',
        'Place it beside something else: in less than 57rem of room each row is a card',
      ],
      keyboard: {
        Enter: 'On Pay, Receipt or See payment: opens the page',
        'Enter or Space': 'On Remove: asks whether to remove the order',
      },
    },
  },
  args: { orders, onDelete: fn() },
});

export const Orders = meta.story();
export const LongNames = meta.story({
  args: {
    orders: orders.map((order) => ({ ...order, name: `${order.name} with Extension Bars, Universal Joints and a Lifetime Promise` })),
  },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const Unresolved = meta.story({ args: { orders: [...unresolvedOrders, ...orders] } });
export const UnresolvedOnAPhone = meta.story({
  args: { orders: unresolvedOrders },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
export const RightToLeftName = meta.story({ args: { orders: [rightToLeft] } });
export const Loading = meta.story({ render: () => <OrderTableSkeleton /> });

Orders.test('the columns have the documented names', async ({ canvas }) => {
  const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
  await expect(headers).toEqual(['Image', 'Product Name', 'Delivery Date', 'Quantity', 'Payment', 'Remove Product']);
});

Orders.test("Remove names its product and passes the order's id", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Wheel Bolt M14 × 1.5, zinc flake' }));
  await expect(args.onDelete).toHaveBeenCalledWith('64f0a1c2e4b0000000000502');
});

Orders.test('the Payment cell links to the payment or receipt, or says Unpaid without a link', async ({ canvas }) => {
  const pay = canvas.getByRole('link', { name: 'Pay $68.00 Wheel Bolt M14 × 1.5, zinc flake' });
  await expect(pay).toHaveAttribute('href', '/dashboard/payment/64f0a1c2e4b0000000000502');
  const paid = within(canvas.getByRole('row', { name: /Ratchet Combination Wrench/ }));
  await expect(paid.getByText(PAID)).toBeVisible();
  await expect(paid.getByRole('link', { name: 'Receipt Ratchet Combination Wrench Set, 12 pc' })).toHaveAttribute(
    'href',
    '/dashboard/payment/64f0a1c2e4b0000000000501',
  );
  await expect(canvas.getByText('20 × $3.40 = $68.00')).toBeVisible();
  const unpriced = within(canvas.getByRole('row', { name: /Workshop Tool Cabinet/ }));
  await expect(unpriced.getByText('Unpaid')).toBeVisible();
  await expect(unpriced.queryByRole('link')).toBeNull();
});

RightToLeftName.test('shows a name in its own direction', async ({ canvas }) => {
  await expect(canvas.getByText(rightToLeft.name, { ignore: 'a *, button *' })).toHaveStyle({ direction: 'rtl' });
});

Unresolved.test('an order with an unresolved payment links to it and cannot be removed', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: 'Bottle Jack, 5 t' }));
  await expect(row.getByText('Being saved')).toBeVisible();
  await expect(row.getByText('pi_3SVq8wJ2eZvKYlo21c2Qd7aB')).toBeVisible();
  await expect(row.getByRole('link', { name: 'See payment Bottle Jack, 5 t' })).toHaveAttribute(
    'href',
    '/dashboard/payment/64f0a1c2e4b0000000000503',
  );
  await expect(row.queryByRole('link', { name: /^Pay / })).toBeNull();
  const remove = row.getByRole('button', { name: 'Remove Bottle Jack, 5 t' });
  await expect(remove).toHaveAccessibleDescription('Payment pending');
  await userEvent.click(remove);
  await expect(args.onDelete).not.toHaveBeenCalled();
});

LongNames.test('a long name leaves the payment its line', async ({ canvas }) => {
  const pay = document.createRange();
  pay.selectNodeContents(canvas.getByText('$68.00').parentElement as HTMLElement);
  pay.setEndAfter(canvas.getByText('$68.00'));
  const lines = new Set([...pay.getClientRects()].map(({ top }) => Math.round(top)));
  await expect(lines.size).toBe(1);
  const paid = canvas.getByText(PAID).getBoundingClientRect();
  await expect(canvas.getAllByRole('link', { name: /^Receipt/ })[0]?.getBoundingClientRect().top).toBeLessThan(paid.bottom);
});
