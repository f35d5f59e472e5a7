import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { answerCalls, book, cardOf, follow, loadPages, openSandbox, shopAt, signIn } from '#tests/support/journeys/journey.tsx';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

/** A shopper books a product from the list. */
const meta = preview.meta({
  title: 'Journeys/Booking',
  tags: ['flow'],
  loaders: [loadPages([() => import('./BookingRoute.tsx'), () => import('../myOrders/MyOrdersRoute.tsx')]), openSandbox],
  beforeEach: answerCalls,
});

export const Home = meta.story({ render: shopAt('/') });

export const SignedOut = meta.story({ render: shopAt('/myOrders') });

Home.test('a shopper books a wrench set and finds it in the orders', async ({ canvas, userEvent }) => {
  follow((await cardOf(canvas, WRENCH)).getByRole('link', { name: /^Book/ }));
  await signIn(canvas, userEvent);
  await book(canvas, userEvent, '2');
  await canvas.findByText('Successfully Add This Products');
  await expect(await canvas.findByRole('link', { name: '3 orders' })).toBeVisible();
  await waitFor(async () => expect((await cardOf(canvas, WRENCH)).getByText('46 available')).toBeVisible());
  follow(canvas.getByRole('link', { name: '3 orders' }));
  await expect(await canvas.findByRole('cell', { name: 'Dec 4, 2026' })).toBeVisible();
});

Home.test('the next story starts with new data', async ({ canvas }) => {
  await expect((await cardOf(canvas, WRENCH)).getByText('48 available')).toBeVisible();
});

Home.test('shows Sold Out beside the field for a sold-out tool', async ({ canvas, userEvent }) => {
  follow((await cardOf(canvas, 'Car Fire Extinguisher 1 kg ABC')).getByRole('link', { name: /^Book/ }));
  await signIn(canvas, userEvent);
  await book(canvas, userEvent, '1');
  await waitFor(() => expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription(/Sold Out/));
});

SignedOut.test('a signed-out user signs in and returns to the orders', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent);
  await expect(await canvas.findByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: '2 orders' })).toBeVisible();
});
