import { expect, type within } from 'storybook/test';
import { openStorySandbox } from '#mocks/story.ts';
import { memoryDrawer } from '#tests/support/memoryDrawer.ts';
import preview from '../../../.storybook/preview.tsx';
import { Shop } from './Shop.tsx';

/** Fetched beforehand, so that no step waits for the compiler. */
async function loadPages() {
  await Promise.all([
    import('../actors/startActors.ts'),
    import('../routes/login/VisitorRoute.tsx'),
    import('../routes/orders/MyOrdersRoute.tsx'),
    import('#components/primitives/Toaster/Toaster.tsx'),
  ]);
  return {};
}

/** A visitor becomes a shopper; every story has a world of its own. */
const meta = preview.meta({
  tags: ['flow'],
  loaders: [loadPages, async () => ({ sandbox: await openStorySandbox({ drawer: memoryDrawer() }) })],
  beforeEach: ({ msw, loaded }) => msw.use(...loaded['sandbox'].handlers),
});

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };

async function signUp(canvas: Canvas, user: User, email: string) {
  await user.type(await canvas.findByLabelText('Name'), 'Ada Lovelace');
  await user.type(canvas.getByLabelText('Email'), email);
  await user.type(canvas.getByLabelText('Password'), 'analytical1');
  await user.click(canvas.getByRole('button', { name: 'Sign Up' }));
}

export const Newcomer = meta.story({ render: (_, { loaded }) => <Shop sandbox={loaded['sandbox']} path="/signup" /> });

export const SentToLogin = meta.story({ render: (_, { loaded }) => <Shop sandbox={loaded['sandbox']} path="/myOrders" /> });

Newcomer.test('signs up, is told so, and goes home', async ({ canvas, userEvent }) => {
  await signUp(canvas, userEvent, 'ada@example.com');
  await canvas.findByText('Updated profile');
  await expect(await canvas.findByRole('button', { name: 'Account menu of Ada Lovelace' })).toBeVisible();
  await expect(await canvas.findByRole('heading', { name: 'Car Items', level: 2 })).toBeVisible();
});

Newcomer.test('an e-mail that has an account is refused, and nothing typed is lost', async ({ canvas, userEvent }) => {
  await signUp(canvas, userEvent, 'shopper@example.com');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/already an account/);
  await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Lovelace');
});

SentToLogin.test('whoever signs up on the way comes back to where they wanted to go', async ({ canvas, userEvent }) => {
  // The browser's own click: see Booking.stories.tsx.
  (await canvas.findByRole('link', { name: 'Create New Account' })).click();
  await signUp(canvas, userEvent, 'ada@example.com');
  await expect(await canvas.findByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
});
