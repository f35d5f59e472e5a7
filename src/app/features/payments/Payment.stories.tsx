import { expect, screen, waitFor, within } from 'storybook/test';
import { PAID, PAYMENT_COMPLETED, REMOVE_QUESTION } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import {
  answerCalls,
  book,
  type Canvas,
  cardOf,
  follow,
  loadPages,
  openSandbox,
  shopAt,
  signIn,
  type User,
} from '#tests/support/journeys/journey.tsx';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const BOLTS = '64f0a1c2e4b0000000000502';
const PAID_ORDER = '64f0a1c2e4b0000000000501';

/** A user pays for an order and sees its receipt. */
const meta = preview.meta({
  title: 'Journeys/Payment',
  tags: ['flow'],
  loaders: [
    loadPages([
      () => import('../orders/booking/BookingRoute.tsx'),
      () => import('../orders/myOrders/MyOrdersRoute.tsx'),
      () => import('./PaymentRoute.tsx'),
      () => import('#components/screens/account/MyOrdersScreen/DeleteBookingDialog.tsx'),
    ]),
    openSandbox,
  ],
  beforeEach: answerCalls,
});

/** On the payment page: enters a card and clicks Pay. */
async function pay(canvas: Canvas, user: User, number: string) {
  await user.type(await canvas.findByRole('textbox', { name: 'Card number' }), number);
  await user.type(canvas.getByRole('textbox', { name: 'Expiry' }), '1234');
  await user.type(canvas.getByRole('textbox', { name: 'CVC' }), '123');
  await user.click(canvas.getByRole('button', { name: 'Pay' }));
}

const orderOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('row', { name }));

export const Home = meta.story({ render: shopAt('/') });

export const Unpaid = meta.story({ render: shopAt(`/dashboard/payment/${BOLTS}`) });

export const Receipt = meta.story({ render: shopAt(`/dashboard/payment/${PAID_ORDER}`) });

Home.test('a new user signs up, books, is declined, pays, sees the receipt and removes the order', async ({ canvas, userEvent }) => {
  follow((await cardOf(canvas, WRENCH)).getByRole('link', { name: /^Book/ }));
  follow(await canvas.findByRole('link', { name: 'Create New Account' }));
  await userEvent.type(await canvas.findByLabelText('Name'), 'Grace Hopper');
  await userEvent.type(canvas.getByLabelText('Email'), 'grace@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'compiler1');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  await book(canvas, userEvent, '2');
  follow(await canvas.findByRole('link', { name: '1 order' }));
  follow((await orderOf(canvas, WRENCH)).getByRole('link', { name: /^Pay/ }));

  await pay(canvas, userEvent, '4000000000009995');
  const number = canvas.getByRole('textbox', { name: 'Card number' });
  await waitFor(() => expect(number).toHaveAccessibleDescription(/Your card has insufficient funds/));
  await userEvent.clear(number);
  await userEvent.type(number, '4242424242424242');
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await canvas.findByRole('heading', { level: 2, name: PAYMENT_COMPLETED });
  await expect(within(await canvas.findByRole('region', { name: 'Receipt' })).getByText('$129.80')).toBeVisible();

  follow(canvas.getByRole('link', { name: '1 order' }));
  const order = await orderOf(canvas, WRENCH);
  await expect(await order.findByText(PAID)).toBeVisible();
  await userEvent.click(order.getByRole('button', { name: /Remove/ }));
  const question = within(await screen.findByRole('alertdialog', { name: REMOVE_QUESTION }));
  await waitFor(() => expect(question.getByText(/does not refund/)).toBeVisible());
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect(await canvas.findByText('No orders yet')).toBeVisible();
});

Unpaid.test('the bank asks: Refuse charges nothing and allows another try, Accept pays', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent);
  await pay(canvas, userEvent, '4000002760003184');
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  const number = canvas.getByRole('textbox', { name: 'Card number' });
  await waitFor(() => expect(number).toHaveAccessibleDescription(/unable to authenticate/));
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeVisible();
});

Receipt.test('shows the receipt of a paid order, and no card field', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent);
  await expect(await canvas.findByRole('region', { name: 'Receipt' })).toHaveTextContent('pi_demo00000000000000000001');
  await expect(canvas.queryByRole('textbox', { name: 'Card number' })).toBeNull();
});
