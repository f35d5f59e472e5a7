import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { booking, longBooking, soldOut, toPage } from '../../../blocks/AccountIntro/AccountIntro.fixtures.ts';
import { wrongPassword } from '../../../blocks/LoginForm/LoginForm.fixtures.ts';
import { loginViews, withPasswordReset, withDemoAccounts } from './LoginScreen.fixtures.ts';
import { LoginScreen, type LoginView } from './LoginScreen.tsx';

const meta = preview.meta({
  component: LoginScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { SignUpScreen: 'to create an account', AdminAccessScreen: 'for somebody who is signed in, but is no administrator' },
      do: [
        'Leave the page yourself once somebody is signed in, to where they were going',
        'Pass signingIn until the identity service answers, then refused with a sentence',
        'Set canResetPassword only where an email can be sent',
      ],
      dont: [
        'Unmount it between the states: the form would lose its input',
        'Show it to somebody who is signed in',
        'Pass the identity service’s code as the message',
      ],
      keyboard: { Enter: 'In a field: logs in, or moves the focus to the first wrong field' },
    },
  },
  args: { onSignIn: fn(), onContinueWithGoogle: fn(), onForgotPassword: fn() },
});

export const Editing = meta.story({ args: { view: loginViews.editing } });
export const SigningIn = meta.story({ args: { view: loginViews.signingIn } });
export const Refused = meta.story({ args: { view: loginViews.refused } });
export const DemoAccounts = meta.story({ args: { view: withDemoAccounts } });
export const WithPasswordReset = meta.story({ args: { view: withPasswordReset } });
export const OnTheWayToABooking = meta.story({ args: { view: { ...loginViews.editing, purpose: booking } } });
export const OnTheWayToASoldOutProduct = meta.story({ args: { view: { ...loginViews.editing, purpose: soldOut } } });
export const OnTheWayToAPayment = meta.story({ args: { view: { ...loginViews.editing, purpose: toPage('payment') } } });
export const OnTheWayToMyOrders = meta.story({ args: { view: { ...loginViews.editing, purpose: toPage('orders') } } });
export const OnTheWayToAReview = meta.story({ args: { view: { ...loginViews.editing, purpose: toPage('review') } } });
export const OnTheWayToTheProfile = meta.story({ args: { view: { ...loginViews.editing, purpose: toPage('profile') } } });
export const OnTheWayToAnAdminPage = meta.story({ args: { view: { ...loginViews.editing, purpose: toPage('admin') } } });
export const PurposeLoading = meta.story({ args: { view: { ...loginViews.editing, purpose: { state: 'loading' } } } });
export const LongPurpose = meta.story({
  args: { view: { ...loginViews.editing, purpose: longBooking } },
  globals: { viewport: { value: 'small', isRotated: false } },
});
export const SignInFails = meta.story({
  args: { view: loginViews.editing },
  render: function Refuse(args) {
    const [view, setView] = useState<LoginView>(args.view);
    return <LoginScreen {...args} view={view} onSignIn={() => setView(loginViews.refused)} />;
  },
});

Editing.test('does not offer a password reset if no email can be sent', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Forgot password?' })).toBeNull();
});

WithPasswordReset.test('passes on an incomplete email and does not sign in', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'sam@');
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
  await expect(args.onForgotPassword).toHaveBeenCalledWith('sam@');
  await expect(args.onSignIn).not.toHaveBeenCalled();
});

Refused.test('the message is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(wrongPassword);
});

SignInFails.test('keeps the input after a refusal', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'sam@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'secret1{Enter}');
  await expect(await canvas.findByText(wrongPassword)).toBeVisible();
  await expect(canvas.getByLabelText('Email')).toHaveValue('sam@example.com');
  await expect(canvas.getByLabelText('Password')).toHaveValue('secret1');
});

OnTheWayToABooking.test('says what for, with the price', async ({ canvas }) => {
  await expect(canvas.getByText(/^Log in to book/)).toHaveTextContent('Log in to book Ratchet Combination Wrench Set, 12 pc');
  await expect(canvas.getByText('$64.90')).toBeVisible();
});

OnTheWayToAPayment.test('says what for', async ({ canvas }) => {
  await expect(canvas.getByText('Log in to pay for your order.')).toBeVisible();
});

OnTheWayToMyOrders.test('says what for', async ({ canvas }) => {
  await expect(canvas.getByText('Log in to see your orders.')).toBeVisible();
});

OnTheWayToAReview.test('says what for', async ({ canvas }) => {
  await expect(canvas.getByText('Log in to write a review.')).toBeVisible();
});

OnTheWayToTheProfile.test('says what for', async ({ canvas }) => {
  await expect(canvas.getByText('Log in to see your profile.')).toBeVisible();
});

OnTheWayToAnAdminPage.test('says what for', async ({ canvas }) => {
  await expect(canvas.getByText('Log in as an administrator.')).toBeVisible();
});
