import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { booking, soldOut, toPage } from '../../../blocks/AccountIntro/AccountIntro.fixtures.ts';
import { emailInUse } from '../../../blocks/SignUpForm/SignUpForm.fixtures.ts';
import { inTheSandbox, savingAgain, signUpViews } from './SignUpScreen.fixtures.ts';
import { SignUpScreen, type SignUpView } from './SignUpScreen.tsx';

const meta = preview.meta({
  component: SignUpScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { LoginScreen: 'for people who have an account', SignUpForm: 'for the form without its page' },
      do: [
        'Pass profileUnsaved if the account exists, but its profile was not saved',
        'Pass busy as retry while the profile is saved again',
        'Lead on to the remembered page once all is saved',
      ],
      dont: [
        'Pass a purpose for administrators’ pages: a new account is never one',
        'Sign out if the profile could not be saved: the account is usable',
        'Clear the refusal while it can still be read',
      ],
      keyboard: {
        Enter: 'In a field: signs up, or moves the focus to the first wrong field',
        Tab: 'After profileUnsaved: continues from Retry, which has the focus',
      },
    },
  },
  args: { onSignUp: fn(), onContinueWithGoogle: fn(), onRetry: fn() },
});

export const Editing = meta.story({ args: { view: signUpViews.editing } });
export const SigningUp = meta.story({ args: { view: signUpViews.signingUp } });
export const Refused = meta.story({ args: { view: signUpViews.refused } });
export const ProfileUnsaved = meta.story({ args: { view: signUpViews.profileUnsaved } });
export const SavingAgain = meta.story({ args: { view: savingAgain } });
export const InTheSandbox = meta.story({ args: { view: inTheSandbox } });
export const OnTheWayToABooking = meta.story({ args: { view: { ...signUpViews.editing, purpose: booking } } });
export const OnTheWayToASoldOutProduct = meta.story({ args: { view: { ...signUpViews.editing, purpose: soldOut } } });
export const OnTheWayToAPayment = meta.story({ args: { view: { ...signUpViews.editing, purpose: toPage('payment') } } });
export const OnTheWayToMyOrders = meta.story({ args: { view: { ...signUpViews.editing, purpose: toPage('orders') } } });
export const OnTheWayToAReview = meta.story({ args: { view: { ...signUpViews.editing, purpose: toPage('review') } } });
export const OnTheWayToTheProfile = meta.story({ args: { view: { ...signUpViews.editing, purpose: toPage('profile') } } });
export const OnTheWayToAnAdminPage = meta.story({ args: { view: { ...signUpViews.editing, purpose: toPage('admin') } } });
export const PurposeLoading = meta.story({ args: { view: { ...signUpViews.editing, purpose: { state: 'loading' } } } });
export const SignUpFails = meta.story({
  args: { view: signUpViews.editing },
  render: function Refuse(args) {
    const [view, setView] = useState<SignUpView>(args.view);
    return <SignUpScreen {...args} view={view} onSignUp={() => setView(signUpViews.refused)} />;
  },
});

Refused.test('the message is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(emailInUse);
});

SignUpFails.test('keeps the input after a refusal', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'secret1{Enter}');
  await expect(await canvas.findByText(emailInUse)).toBeVisible();
  await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
  await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
  await expect(canvas.getByLabelText('Password')).toHaveValue('secret1');
});

ProfileUnsaved.test('says that the user is signed in and offers Retry and a way to continue', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/You are signed in\./);
  await expect(canvas.getByRole('link', { name: 'Continue without it' })).toHaveAttribute('href', '/');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

SavingAgain.test('a second Retry is ignored', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).not.toHaveBeenCalled();
});

OnTheWayToABooking.test('says what for, with the price', async ({ canvas }) => {
  await expect(canvas.getByText(/^Sign up to book/)).toHaveTextContent('Sign up to book Ratchet Combination Wrench Set, 12 pc');
  await expect(canvas.getByText('$64.90')).toBeVisible();
});

OnTheWayToAPayment.test('says what for', async ({ canvas }) => {
  await expect(canvas.getByText('Sign up to pay for your order.')).toBeVisible();
});

OnTheWayToAnAdminPage.test('does not promise a new account the page', async ({ canvas }) => {
  await expect(canvas.getByText('Book tools and follow your orders.')).toBeVisible();
});
