import { expect, waitFor, within } from 'storybook/test';
import { openStorySandbox } from '#mocks/story.ts';
import { memoryDrawer } from '#tests/support/memoryDrawer.ts';
import preview from '../../../.storybook/preview.tsx';
import { Shop } from './Shop.tsx';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

/** Fetched beforehand, so that no step waits for the compiler. */
async function loadPages() {
  await Promise.all([
    import('../actors/startActors.ts'),
    import('../routes/booking/BookingRoute.tsx'),
    import('../routes/login/VisitorRoute.tsx'),
    import('../routes/orders/MyOrdersRoute.tsx'),
    import('#components/primitives/Toaster/Toaster.tsx'),
  ]);
  return {};
}

/** The assembled shop, from the shelf to the order; every story has a world of its own. */
const meta = preview.meta({
  tags: ['flow'],
  loaders: [loadPages, async () => ({ sandbox: await openStorySandbox({ drawer: memoryDrawer() }) })],
  beforeEach: ({ msw, loaded }) => msw.use(...loaded['sandbox'].handlers),
});

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };

async function signIn(canvas: Canvas, user: User) {
  await user.type(await canvas.findByLabelText('Email'), 'shopper@example.com');
  await user.type(canvas.getByLabelText('Password'), 'shopper123');
  await user.click(canvas.getByRole('button', { name: 'Login' }));
}

async function fillIn(canvas: Canvas, user: User, quantity: string) {
  await user.type(await canvas.findByLabelText('Date'), '2026-12-04');
  await user.type(canvas.getByLabelText('Quantity'), quantity);
  await user.type(canvas.getByLabelText('Address'), '1 Garage Lane');
  await user.type(canvas.getByLabelText('Phone'), '+1 555 0100');
  await user.click(canvas.getByRole('button', { name: 'Booked' }));
}

/**
 * Follows a link with the browser's own click. A click inside React's act(), as userEvent's is, leaves a page waiting for ever
 * that suspends on code not loaded yet: its wake-up is queued for an act() that is over.
 */
const follow = (link: HTMLElement) => link.click();

const cardOf = async (canvas: Canvas, name: string) => {
  const card = (await canvas.findByRole('heading', { name, level: 3 })).closest('li');
  if (card === null) throw new Error(`${name} is on no card`);
  return within(card);
};

export const Home = meta.story({ render: (_, { loaded }) => <Shop sandbox={loaded['sandbox']} path="/" /> });

export const Visitor = meta.story({ render: (_, { loaded }) => <Shop sandbox={loaded['sandbox']} path="/myOrders" /> });

Home.test('a shopper books a wrench set and finds it in the orders', async ({ canvas, userEvent }) => {
  follow((await cardOf(canvas, WRENCH)).getByRole('link', { name: /^Book/ }));
  await signIn(canvas, userEvent);
  await fillIn(canvas, userEvent, '2');
  await canvas.findByText('Successfully Add This Products');
  await expect(await canvas.findByRole('link', { name: '3 orders' })).toBeVisible();
  await waitFor(async () => expect((await cardOf(canvas, WRENCH)).getByText('46 available')).toBeVisible());
  follow(canvas.getByRole('link', { name: '3 orders' }));
  await expect(await canvas.findByRole('cell', { name: 'Dec 4, 2026' })).toBeVisible();
});

Home.test('the next story knows nothing of it', async ({ canvas }) => {
  await expect((await cardOf(canvas, WRENCH)).getByText('48 available')).toBeVisible();
});

Home.test('a sold-out tool is refused beside the field', async ({ canvas, userEvent }) => {
  follow((await cardOf(canvas, 'Car Fire Extinguisher 1 kg ABC')).getByRole('link', { name: /^Book/ }));
  await signIn(canvas, userEvent);
  await fillIn(canvas, userEvent, '1');
  await waitFor(() => expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription(/Sold Out/));
});

Visitor.test('a visitor signs in and comes back to the orders', async ({ canvas, userEvent }) => {
  await signIn(canvas, userEvent);
  await expect(await canvas.findByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: '2 orders' })).toBeVisible();
});
