import { expect, screen } from 'storybook/test';
import { LOGIN, SIGN_OUT, SIGNED_UP } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import {
  answerCalls,
  type Canvas,
  follow,
  loadPages,
  openSandbox,
  shopAt,
  signedOut,
  type User,
} from '#tests/support/journeys/journey.tsx';

/** A signed-out user signs up. */
const meta = preview.meta({
  title: 'SignUp',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [loadPages([() => import('../../orders/myOrders/MyOrdersRoute.tsx')]), openSandbox],
  beforeEach: answerCalls,
});

async function signUp(canvas: Canvas, user: User, email: string) {
  await user.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
  await user.type(canvas.getByLabelText('Email'), email);
  await user.type(canvas.getByLabelText('Password'), 'analytical1');
  await user.click(canvas.getByRole('button', { name: 'Sign Up' }));
}

/** A visitor creates an account, and is signed in with it. */
export const SignUp = meta.story({
  globals: signedOut,
  render: shopAt('/login'),
  async play({ canvas, userEvent, step }) {
    await step('Choose to create an account', async () => follow(await canvas.findByRole('link', { name: 'Create New Account' })));
    await step('Fill in the form, and submit it', () => signUp(canvas, userEvent, 'ada@example.com'));
    await step('Be signed in on the home page', async () => {
      await canvas.findByText(SIGNED_UP);
      await expect(await canvas.findByRole('button', { name: 'Account menu of Ada Lovelace' })).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Car Items', level: 2 })).toBeVisible();
    });
  },
});

/** The form of somebody without an account. */
export const Newcomer = meta.story({ render: shopAt('/signup') });

/** The backend does not answer when the profile of a new account is saved. */
export const SlowProfile = meta.story({ parameters: { faults: 'saveUser:timeout' }, render: shopAt('/signup') });

/** A visitor who opens their orders is asked to log in first. */
export const SentToLogin = meta.story({ render: shopAt('/myOrders') });

Newcomer.test('refuses an email that has an account, and keeps what was typed', async ({ canvas, userEvent }) => {
  await signUp(canvas, userEvent, 'shopper@example.com');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/already an account/);
  await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Lovelace');
});

SlowProfile.test('lets the user sign out while the profile is being saved', async ({ canvas, userEvent }) => {
  await signUp(canvas, userEvent, 'ada@example.com');
  await userEvent.click(await canvas.findByRole('button', { name: 'Account menu of Ada Lovelace' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: SIGN_OUT }));
  await expect(await canvas.findByRole('link', { name: LOGIN })).toBeVisible();
});

SentToLogin.test('returns to the requested page after sign-up', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Log in to see your orders.')).toBeVisible();
  follow(canvas.getByRole('link', { name: 'Create New Account' }));
  await expect(await canvas.findByText('Sign up to see your orders.')).toBeVisible();
  await signUp(canvas, userEvent, 'ada@example.com');
  await expect(await canvas.findByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
});
