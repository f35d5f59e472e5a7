import { expect, screen, waitFor, within } from 'storybook/test';
import {
  BOOK,
  BOOKED,
  BOOKING_HEADING,
  MY_ORDERS,
  PAID,
  PAY,
  PAY_FOR,
  PAYMENT,
  PAYMENT_COMPLETED,
  REMOVE_QUESTION,
  SUBMIT_BOOKING,
} from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import {
  answerCalls,
  asShopper,
  book,
  type Canvas,
  cardOf,
  enter,
  follow,
  loadPages,
  openSandbox,
  sandboxOf,
  shopAt,
  signedInAs,
  signedOut,
  type User,
} from '#tests/support/journeys/journey.tsx';
import { activate, hear, press, readOnTo, startScreenReader, type } from '#tests/support/journeys/screenReader.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const BOLTS = '64f0a1c2e4b0000000000502';
const BOLTS_NAME = 'Wheel Bolt M14 × 1.5, zinc flake';
const ACCEPTED = '4242424242424242';
const PAID_ORDER = '64f0a1c2e4b0000000000501';

/** A user pays for an order and sees its receipt. */
const meta = preview.meta({
  title: 'Payment',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([
      () => import('../dashboard/DashboardRoute.tsx'),
      () => import('../orders/booking/BookingRoute.tsx'),
      () => import('../orders/myOrders/MyOrdersRoute.tsx'),
      () => import('./PaymentRoute.tsx'),
      () => import('#components/primitives/ConfirmDialog/ConfirmDialog.tsx'),
      () => import('#components/primitives/Toaster/Toaster.tsx'),
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

/** On the payment page: clears the number that was declined, and pays with another card. */
async function payAgain(canvas: Canvas, user: User, number: string) {
  const field = canvas.getByRole('textbox', { name: 'Card number' });
  await user.clear(field);
  await user.type(field, number);
  await user.click(canvas.getByRole('button', { name: 'Pay' }));
}

const expectCompleted = async (canvas: Canvas) =>
  expect(await canvas.findByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeVisible();

const expectMessage = (canvas: Canvas, message: RegExp) =>
  waitFor(() => expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveAccessibleDescription(message));

const receiptOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Receipt' }));

/** A visitor buys for the first time: signs up, books, pays, and removes the paid order from the list. */
export const FirstPurchase = meta.story({
  globals: signedOut,
  render: shopAt('/'),
  async play({ canvas, userEvent, step }) {
    await step('Choose the wrench set on the home page', async () =>
      follow((await cardOf(canvas, WRENCH)).getByRole('link', { name: /^Book/ })),
    );
    await step('Create an account', async () => {
      follow(await canvas.findByRole('link', { name: 'Create New Account' }));
      await enter(userEvent, await canvas.findByLabelText('Name'), 'Grace Hopper');
      await enter(userEvent, canvas.getByLabelText('Email'), 'grace@example.com');
      await enter(userEvent, canvas.getByLabelText('Password'), 'compiler1');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    });
    await step('Book two of them', () => book(canvas, userEvent, '2'));
    await step('Open the payment from My Orders', async () => {
      follow(await canvas.findByRole('link', { name: '1 order' }));
      follow((await orderOf(canvas, WRENCH)).getByRole('link', { name: /^Pay/ }));
    });
    await step('Pay, and see the receipt', async () => {
      await pay(canvas, userEvent, ACCEPTED);
      await expectCompleted(canvas);
      await expect((await receiptOf(canvas)).getByText('$129.80')).toBeVisible();
    });
    await step('Remove the order, after the warning that nothing is refunded', async () => {
      follow(canvas.getByRole('link', { name: '1 order' }));
      const order = await orderOf(canvas, WRENCH);
      await expect(await order.findByText(PAID)).toBeVisible();
      await userEvent.click(order.getByRole('button', { name: /Remove/ }));
      const question = within(await screen.findByRole('alertdialog', { name: REMOVE_QUESTION }));
      await waitFor(() => expect(question.getByText(/does not refund/)).toBeVisible());
      await userEvent.click(question.getByRole('button', { name: 'Remove' }));
      await expect(await canvas.findByText('No orders yet')).toBeVisible();
    });
  },
});

/** A shopper pays for an order, and finds it paid in My Orders. */
export const Pay = meta.story({
  globals: asShopper,
  render: shopAt('/myOrders'),
  async play({ canvas, userEvent, step }) {
    await step('Choose the unpaid order', async () => follow((await orderOf(canvas, BOLTS_NAME)).getByRole('link', { name: /^Pay/ })));
    await step('Pay, and see the receipt', async () => {
      await pay(canvas, userEvent, ACCEPTED);
      await expectCompleted(canvas);
      await expect((await receiptOf(canvas)).getByText('$68.00')).toBeVisible();
    });
    await step('Find it paid in My Orders', async () => {
      follow(canvas.getByRole('link', { name: '2 orders' }));
      await expect(await (await orderOf(canvas, BOLTS_NAME)).findByText(PAID)).toBeVisible();
    });
  },
});

/** The first card has too little on it. The form stays, and the second card pays. */
export const DeclineAndPayAgain = meta.story({
  globals: asShopper,
  render: shopAt(`/dashboard/payment/${BOLTS}`),
  async play({ canvas, userEvent, step }) {
    await step('Pay with a card that is declined', async () => {
      await pay(canvas, userEvent, '4000000000009995');
      await expectMessage(canvas, /Your card has insufficient funds/);
    });
    await step('Pay with another card', async () => {
      await payAgain(canvas, userEvent, ACCEPTED);
      await expectCompleted(canvas);
    });
  },
});

/** The bank asks whether the shopper wants to pay. Refuse charges nothing, Accept pays. */
export const BankAsks = meta.story({
  globals: asShopper,
  render: shopAt(`/dashboard/payment/${BOLTS}`),
  async play({ canvas, userEvent, step }) {
    await step('Pay with a card whose bank asks, and refuse', async () => {
      await pay(canvas, userEvent, '4000002760003184');
      await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
      await expectMessage(canvas, /unable to authenticate/);
    });
    await step('Pay again, and accept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
      await expectCompleted(canvas);
    });
  },
});

/** The card is charged, but the shop cannot save the payment to the order. It says so, and saves it once it can. */
export const ChargedButNotRecorded = meta.story({
  parameters: { situation: 'charged-not-recorded' },
  render: shopAt(''),
  async play({ canvas, userEvent, step, ...context }) {
    await step('Pay. The card is charged, but the order does not know', async () => {
      await pay(canvas, userEvent, ACCEPTED);
      await expect(await canvas.findByText('We are still saving it to your order')).toBeVisible();
    });
    await step('My Orders says that it is being saved, and offers no second payment', async () => {
      follow(canvas.getByRole('link', { name: '2 orders' }));
      const order = await orderOf(canvas, BOLTS_NAME);
      // From the first frame on.
      await expect(order.getByText('Being saved')).toBeVisible();
      await expect(order.queryByRole('link', { name: /^Pay/ })).toBeNull();
      follow(order.getByRole('link'));
    });
    await step('The shop works again. The payment is saved, with Try now or by itself', async () => {
      await canvas.findByText(/The shop has a problem/);
      const tryNow = canvas.getByRole('button', { name: 'Try now' });
      sandboxOf(context).faults.clear();
      // The app may come first. Then the button is gone, and this click does nothing.
      await userEvent.click(tryNow);
      await expectCompleted(canvas);
      await expect(await receiptOf(canvas)).toBeDefined();
      // The page says it, so no toast does.
      await expect(canvas.getAllByText(PAYMENT_COMPLETED)).toHaveLength(1);
    });
  },
});

/** The page of an order that is paid. */
export const Receipt = meta.story({ globals: asShopper, render: shopAt(`/dashboard/payment/${PAID_ORDER}`) });

/** For a screen reader: paying without looking. */
export const Spoken = meta.story({
  beforeEach: [signedInAs('shopper@example.com', 'shopper123'), startScreenReader],
  render: shopAt('/'),
});

Receipt.test('shows the receipt of a paid order, and no card field', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Receipt' })).toHaveTextContent('pi_demo00000000000000000001');
  await expect(canvas.queryByRole('textbox', { name: 'Card number' })).toBeNull();
});

Spoken.test('a screen reader says every step of a purchase once', async ({ canvas }) => {
  await canvas.findByRole('link', { name: '2 orders' });
  await cardOf(canvas, WRENCH);
  await readOnTo(`link, ${BOOK} ${WRENCH}`);
  await activate();
  await hear(`heading, ${BOOKING_HEADING}, level 1`);

  await readOnTo('radio, Picture 1 of 3, checked, position 1, set size 3');
  await press('Tab');
  await hear('Date');
  await type('2026-12-04');
  await hear('Date, 2026-12-04');
  await press('Tab');
  await hear('textbox, Quantity, 1');
  await press('Control+a');
  await press('2');
  await hear('polite: $129.80', 'textbox, Quantity, 2');
  await press('Tab');
  await hear('textbox, Address');
  await type('1 Garage Lane');
  await hear('textbox, Address, 1 Garage Lane');
  await press('Tab');
  await hear('textbox, Phone, +1 555 0142');
  await press('Tab');
  await hear(`button, ${SUBMIT_BOOKING}`);
  await activate();
  await hear(
    'polite: Checking the stock …',
    'polite: Reserving your items …',
    'polite: Placing your booking …',
    'polite: Confirming your booking …',
    'heading, Gadget Garage, level 1',
    `polite: Notification, ${BOOKED}, You can also pay in ${MY_ORDERS}.`,
  );

  await readOnTo(`link, ${MY_ORDERS}`);
  await activate();
  await hear(`heading, ${MY_ORDERS}, level 1`);
  await readOnTo(`link, ${PAY} $129.80 ${WRENCH}`);
  await activate();
  await hear(`heading, ${PAYMENT}, level 2`, `polite: ${PAY_FOR} ${WRENCH}`);

  await readOnTo('textbox, Card number, placeholder Card number');
  await type('4242424242424242');
  await hear('textbox, Expiry, placeholder MM / YY');
  await type('1234');
  await hear('textbox, CVC, placeholder CVC');
  await type('123');
  await hear('textbox, CVC, 123');
  await readOnTo(`button, ${PAY}, $129.80`);
  await activate();
  await hear('polite: Checking your order again …', `heading, ${PAYMENT_COMPLETED}, level 2`);
  await readOnTo('region, Receipt');
});
