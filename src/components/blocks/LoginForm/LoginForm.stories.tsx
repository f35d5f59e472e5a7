import { expect, fn, waitFor } from 'storybook/test';
import { EMAIL_INVALID, EMAIL_REQUIRED, GOOGLE, LOGIN, PASSWORD_REQUIRED } from '#contract/texts.ts';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import { pick } from '#tests/support/pick.ts';
import preview from '../../../../.storybook/preview.tsx';
import { demoAccounts, wrongPassword } from './LoginForm.fixtures.ts';
import { LoginForm } from './LoginForm.tsx';

const meta = preview.meta({
  component: LoginForm,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { LoginScreen: 'for the whole page', SignUpForm: 'to create an account', PasswordResetScreen: 'for a forgotten password' },
      do: [
        'Set it to busy while the identity service works, and pass its answer as refusal',
        'Leave onForgotPassword out if no email can be sent: the link is then not shown',
        'Let the link to signing up lead to the same page afterwards: the app’s link component knows it',
      ],
      dont: [
        'Say whether the email or the password was wrong',
        'Pass demo accounts anywhere but in the sandbox',
        'Mount a new one after a refusal: it keeps what was typed',
      ],
      keyboard: {
        Enter: 'In a field: logs in. With errors, the first wrong field gets the focus',
        'Enter or Space': 'On Show: makes the password readable, or hides it',
      },
    },
  },
  args: { state: 'ready' as const, createAccountHref: '/signup', onSignIn: fn(), onContinueWithGoogle: fn() },
});

export const Ready = meta.story();
export const Busy = meta.story({ args: { state: 'busy' } });
export const Refused = meta.story({ args: { refusal: wrongPassword } });
export const WithForgotPassword = meta.story({ args: { onForgotPassword: fn() } });
export const WithDemoAccounts = meta.story({ args: { demoAccounts } });

Ready.test('an empty form shows what is missing and focuses the first field', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: LOGIN }));
  await expect(await canvas.findByText(EMAIL_REQUIRED)).toBeVisible();
  await expect(canvas.getByText(PASSWORD_REQUIRED)).toBeVisible();
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
  await expect(args.onSignIn).not.toHaveBeenCalled();
});

Ready.test('updates the messages while typing', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'sam@example');
  await userEvent.type(canvas.getByLabelText('Password'), '12345{Enter}');
  await expect(await canvas.findByText(EMAIL_INVALID)).toBeVisible();
  await expect(canvas.getByText('Must be 6 characters or longer')).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Password'), '6');
  await waitFor(() => expect(canvas.queryByText('Must be 6 characters or longer')).toBeNull());
});

Ready.test('submits a valid form, with the email trimmed and the password as typed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'sam.carter+garage@example.co.uk ');
  await userEvent.click(canvas.getByLabelText('Password'));
  await userEvent.paste(' secret 1 ');
  await userEvent.click(canvas.getByRole('button', { name: LOGIN }));
  await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith({ email: 'sam.carter+garage@example.co.uk', password: ' secret 1 ' }));
});

Ready.test('Show password makes the password readable', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

Ready.test('a readable password is neither capitalized nor corrected, and goes to no spell checker', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  const field = canvas.getByLabelText('Password');
  await expect(field).toHaveAttribute('autocapitalize', 'none');
  await expect(field).toHaveAttribute('autocorrect', 'off');
  await expect(field).toHaveAttribute('spellcheck', 'false');
});

Ready.test('Continue With Google calls onContinueWithGoogle', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: GOOGLE }));
  await expect(args.onContinueWithGoogle).toHaveBeenCalledOnce();
});

Busy.test('a second submit is ignored', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'sam@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'secret1{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: LOGIN }));
  await expect(canvas.getByText('Signing in')).toBeInTheDocument();
  await expect(args.onSignIn).not.toHaveBeenCalled();
});

WithDemoAccounts.test('a click on a demo account fills in the form and submits it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /admin@example.com/ }));
  await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith({ email: 'admin@example.com', password: 'admin123' }));
  await expect(canvas.getByLabelText('Email')).toHaveValue('admin@example.com');
});

WithDemoAccounts.test('keeps the emails as they are on a translated page', async ({ canvas }) => {
  for (const { email } of demoAccounts) await expect(canvas.getByText(email)).toHaveAttribute('translate', 'no');
});

WithForgotPassword.test('reads what a password manager has set without an event', async ({ canvas, userEvent, args }) => {
  setWithoutEvents(canvas.getByLabelText('Email'), 'sam@example.com');
  setWithoutEvents(canvas.getByLabelText('Password'), 'secret1');
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
  await expect(args.onForgotPassword).toHaveBeenCalledWith('sam@example.com');
  await userEvent.click(canvas.getByRole('button', { name: LOGIN }));
  await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith({ email: 'sam@example.com', password: 'secret1' }));
});

Ready.test('tells password managers which account and password are asked for', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

Busy.test('nothing changes in what is being sent', async ({ canvas }) => {
  for (const label of ['Email', 'Password']) {
    const field = canvas.getByLabelText(label);
    pick(field, 'changed');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('readonly');
  }
});
