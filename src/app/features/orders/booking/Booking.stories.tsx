import { expect, waitFor, within } from 'storybook/test';
import { BOOKED, SUBMIT_BOOKING } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { Sandbox } from '#mocks/createSandbox.ts';
import {
  answerCalls,
  asShopper,
  book,
  type Canvas,
  cardOf,
  enter,
  fillBooking,
  follow,
  loadPages,
  openForSecondPerson,
  openSandbox,
  sandboxOf,
  shopAt,
  signedOut,
  signIn,
  startKey,
} from '#tests/support/journeys/journey.tsx';
import { Shop } from '#tests/support/journeys/Shop.tsx';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const WRENCH_ID = '64f0a1c2e4b0000000000001';

/** The rules of axe that two shops in one page break. */
const TWO_PAGES = [
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
];

const PEOPLE = ['The first person’s shop', 'The second person’s shop'];

/** Both shops in one window: side by side where there is room, else one above the other. Each scrolls by itself. */
const bothAtOnce = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(30rem, 100%), 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: '0.5rem',
  height: '100dvh',
};

/** Leaves this many wrench sets, as if others had booked the rest. */
const sellAllBut = (sandbox: Sandbox, quantity: number) =>
  sandbox.world.write((world) => {
    for (const tool of world.all('tools')) if (tool.name === WRENCH) world.put('tools', { ...tool, quantity });
  });

/** A shopper books a product from the list. */
const meta = preview.meta({
  title: 'Booking',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [loadPages([() => import('./BookingRoute.tsx'), () => import('../myOrders/MyOrdersRoute.tsx')]), openSandbox],
  beforeEach: answerCalls,
});

/** A visitor finds a tool on the home page, logs in on the way, books two, and finds the order. */
export const BrowseAndBook = meta.story({
  globals: signedOut,
  render: shopAt('/'),
  async play({ canvas, userEvent, step }) {
    await step('Choose the wrench set on the home page', async () => {
      const card = await cardOf(canvas, WRENCH);
      await expect(card.getByText('48 available')).toBeVisible();
      follow(card.getByRole('link', { name: /^Book/ }));
    });
    await step('Log in, because only users can book', () => signIn(canvas, userEvent));
    await step('Book two of them', async () => {
      await book(canvas, userEvent, '2');
      await expect(await canvas.findByRole('link', { name: 'Pay $129.80' })).toHaveAttribute(
        'href',
        expect.stringContaining('/dashboard/payment/'),
      );
    });
    await step('See two fewer on the home page', async () => {
      await waitFor(async () => expect((await cardOf(canvas, WRENCH)).getByText('46 available')).toBeVisible());
    });
    await step('Find the order in My Orders', async () => {
      follow(await canvas.findByRole('link', { name: '3 orders' }));
      await expect(await canvas.findByRole('cell', { name: 'Dec 4, 2026' })).toBeVisible();
    });
  },
});

/** The last wrench set is sold while a shopper fills in the form: the form stays, and says so beside the field. */
export const SoldOutWhileBooking = meta.story({
  globals: asShopper,
  render: shopAt('/'),
  async play({ canvas, userEvent, step, ...context }) {
    await step('Open the booking of the wrench set', async () => {
      follow((await cardOf(canvas, WRENCH)).getByRole('link', { name: /^Book/ }));
      await canvas.findByLabelText('Quantity');
    });
    await step('Meanwhile, others buy all of them', () => sellAllBut(sandboxOf(context), 0));
    await step('Submit the form, and read that they are sold out', async () => {
      await book(canvas, userEvent, '1');
      await waitFor(() => expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription(/Sold Out/));
    });
    await step('Find what was typed, and similar tools', async () => {
      await expect(canvas.getByLabelText('Address')).toHaveValue('1 Garage Lane');
      await expect(await canvas.findByRole('region', { name: 'Similar products' })).toBeVisible();
    });
  },
});

/** A transition of one shop would stop the events of the other, because it belongs to the page. */
function withoutTransitions() {
  Object.assign(document, { startViewTransition: undefined });
  return () => void Reflect.deleteProperty(document, 'startViewTransition');
}

/** Somebody who reviews the form sets the clock of the sandbox, and the form keeps to it. */
export const OnTheNextDay = meta.story({
  globals: asShopper,
  render: shopAt(`/booking/${WRENCH_ID}`),
  async play({ canvas, userEvent, step }) {
    const isPast = () => canvas.queryByText('Choose today or a later day');
    const openDock = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Controls' }));
      return within(await canvas.findByRole('complementary', { name: 'Sandbox controls' }));
    };
    await step('Choose today as the day of the delivery', async () => {
      await enter(userEvent, await canvas.findByLabelText('Date'), '2026-11-20');
      await userEvent.tab();
      await expect(isPast()).toBeNull();
    });
    await step('Set the clock to tomorrow', async () => {
      const dock = await openDock();
      await userEvent.click(dock.getByRole('button', { name: 'Tomorrow' }));
      await expect(dock.getByRole('time')).toHaveAttribute('datetime', expect.stringMatching(/^2026-11-21T12:/));
      await userEvent.click(dock.getByRole('button', { name: 'Close' }));
    });
    await step('Submit the form, and read that the day is over', async () => {
      await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
      await waitFor(() => expect(isPast()).toBeVisible());
    });
    await step('Set the clock right, and book for today', async () => {
      const dock = await openDock();
      await userEvent.click(dock.getByRole('button', { name: 'Now' }));
      await userEvent.click(dock.getByRole('button', { name: 'Close' }));
      await userEvent.type(canvas.getByLabelText('Address'), '1 Garage Lane');
      await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
      await canvas.findByText(BOOKED);
      await expect(await canvas.findByRole('link', { name: '3 orders' })).toBeVisible();
    });
  },
});

/** Two shoppers want the last wrench set. Each has a shop of their own: the first on the left, or above. */
export const TwoPeopleAtOnce = meta.story({
  globals: asShopper,
  beforeEach: [
    withoutTransitions,
    async (context) => {
      Object.assign(context.loaded, { second: await openForSecondPerson(sandboxOf(context), 'admin@example.com', 'admin123') });
    },
  ],
  parameters: { a11y: { config: { rules: TWO_PAGES.map((id) => ({ id, enabled: false })) } } },
  render: (_, { loaded, globals }) => (
    <div key={startKey(globals)} style={bothAtOnce}>
      {[sandboxOf({ loaded }), loaded['second'] as Sandbox].map((sandbox, index) => (
        <section key={index} aria-label={PEOPLE[index]} style={{ overflow: 'auto' }}>
          <Shop sandbox={sandbox} path={`/booking/${WRENCH_ID}`} />
        </section>
      ))}
    </div>
  ),
  async play({ canvas, userEvent, step, ...context }) {
    const [first, second] = PEOPLE.map((name) => within(canvas.getByRole('region', { name }))) as [Canvas, Canvas];
    await step('See both shops at once', async () => {
      for (const name of PEOPLE) {
        const { top, bottom } = canvas.getByRole('region', { name }).getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      }
    });
    await step('Both fill in the form', async () => {
      await fillBooking(first, userEvent, '1');
      await fillBooking(second, userEvent, '1');
    });
    await step('Others buy all but one', () => sellAllBut(sandboxOf(context), 1));
    await step('The first person books it', async () => {
      await userEvent.click(first.getByRole('button', { name: SUBMIT_BOOKING }));
      await expect(await first.findByRole('link', { name: '3 orders' })).toBeVisible();
    });
    await step('The second person is told that it is sold out, and has booked nothing', async () => {
      await userEvent.click(second.getByRole('button', { name: SUBMIT_BOOKING }));
      await waitFor(() => expect(second.getByLabelText('Quantity')).toHaveAccessibleDescription(/Sold Out/));
      await expect(second.getByRole('link', { name: '0 orders' })).toBeVisible();
    });
    await step('Nothing is left, and one order was added', async () => {
      const left = await sandboxOf(context).world.read((world) => world.all('tools').find(({ name }) => name === WRENCH)?.quantity);
      await expect(left).toBe(0);
    });
  },
});

/** The home page, signed out. */
export const Home = meta.story({ render: shopAt('/') });

/** The page of a tool of which none is left. */
export const SoldOut = meta.story({ globals: asShopper, render: shopAt('/booking/64f0a1c2e4b0000000000008') });

/** The orders of somebody who has not logged in: the shop asks them to. */
export const SignedOut = meta.story({ render: shopAt('/myOrders') });

Home.test('the next story starts with new data', async ({ canvas }) => {
  await expect((await cardOf(canvas, WRENCH)).getByText('48 available')).toBeVisible();
});

Home.test('a sold-out tool cannot be booked from its card', async ({ canvas }) => {
  const card = await cardOf(canvas, 'Car Fire Extinguisher 1 kg ABC');
  await expect(card.getByText('Sold Out')).toBeVisible();
  await expect(card.queryByRole('link', { name: /^Book/ })).toBeNull();
});

SoldOut.test('the page of a sold-out tool offers similar ones', async ({ canvas }) => {
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
