import { expect, waitFor, within } from 'storybook/test';
import { BOOKED, SUBMIT_BOOKING } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { answerCalls, book, cardOf, follow, loadPages, openSandbox, sandboxOf, shopAt, signIn } from '#tests/support/journeys/journey.tsx';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

/** A shopper books a product from the list. */
const meta = preview.meta({
  title: 'Booking',
  tags: ['flow'],
  loaders: [loadPages([() => import('./BookingRoute.tsx'), () => import('../myOrders/MyOrdersRoute.tsx')]), openSandbox],
  beforeEach: answerCalls,
});

export const Home = meta.story({ render: shopAt('/') });

export const SoldOut = meta.story({ render: shopAt('/booking/64f0a1c2e4b0000000000008') });

export const SignedOut = meta.story({ render: shopAt('/myOrders') });

Home.test('a shopper books a wrench set and finds it in the orders', async ({ canvas, userEvent }) => {
  follow((await cardOf(canvas, WRENCH)).getByRole('link', { name: /^Book/ }));
  await signIn(canvas, userEvent);
  await book(canvas, userEvent, '2');
  await canvas.findByText(BOOKED);
  await expect(canvas.getByRole('link', { name: 'Pay $129.80' })).toHaveAttribute('href', expect.stringContaining('/dashboard/payment/'));
  await expect(await canvas.findByRole('link', { name: '3 orders' })).toBeVisible();
  await waitFor(async () => expect((await cardOf(canvas, WRENCH)).getByText('46 available')).toBeVisible());
  follow(canvas.getByRole('link', { name: '3 orders' }));
  await expect(await canvas.findByRole('cell', { name: 'Dec 4, 2026' })).toBeVisible();
});

Home.test('the next story starts with new data', async ({ canvas }) => {
  await expect((await cardOf(canvas, WRENCH)).getByText('48 available')).toBeVisible();
});

Home.test(
  'a tool that sells out while a shopper types keeps its form and says so beside the field',
  async ({ canvas, userEvent, ...context }) => {
    follow((await cardOf(canvas, WRENCH)).getByRole('link', { name: /^Book/ }));
    await signIn(canvas, userEvent);
    await canvas.findByLabelText('Quantity');
    await sandboxOf(context).world.write((world) => {
      for (const tool of world.all('tools')) if (tool.name === WRENCH) world.put('tools', { ...tool, quantity: 0 });
    });
    await book(canvas, userEvent, '1');
    await waitFor(() => expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription(/Sold Out/));
    await expect(canvas.getByLabelText('Address')).toHaveValue('1 Garage Lane');
    await expect(await canvas.findByRole('region', { name: 'Similar products' })).toBeVisible();
  },
);

Home.test('a sold-out tool cannot be booked from its card', async ({ canvas }) => {
  const card = await cardOf(canvas, 'Car Fire Extinguisher 1 kg ABC');
  await expect(card.getByText('Sold Out')).toBeVisible();
  await expect(card.queryByRole('link', { name: /^Book/ })).toBeNull();
});

SoldOut.test('the page of a sold-out tool offers similar ones', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent);
  const similar = within(await canvas.findByRole('region', { name: 'Similar products' }));
  await expect(canvas.queryByRole('button', { name: SUBMIT_BOOKING })).toBeNull();
  const [book] = await similar.findAllByRole('link', { name: /^Book / });
  if (book) follow(book);
  await expect(await canvas.findByRole('button', { name: SUBMIT_BOOKING })).toBeVisible();
});

SignedOut.test('a signed-out user signs in and returns to the orders', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent);
  await expect(await canvas.findByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: '2 orders' })).toBeVisible();
});
