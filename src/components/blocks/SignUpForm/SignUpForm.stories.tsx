import { expect, fn, waitFor } from 'storybook/test';
import { EMAIL_REQUIRED, GOOGLE, NAME_REQUIRED, PASSWORD_REQUIRED, PLEASE_LOGIN } from '#contract/texts.ts';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import { pick } from '#tests/support/pick.ts';
import preview from '../../../../.storybook/preview.tsx';
import { demoHint, emailInUse } from './SignUpForm.fixtures.ts';
import { SignUpForm } from './SignUpForm.tsx';

const meta = preview.meta({
  component: SignUpForm,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { SignUpScreen: 'for the whole page', LoginForm: 'for people who have an account' },
      do: [
        'Set it to busy while the account is being created',
        'Show a refusal here, in red, and keep the form mounted',
        'Warn against real passwords with passwordHint, in the sandbox only',
      ],
      dont: [
        'Ask for the password twice: Show makes it readable',
        'Prevent pasting or password managers: the field tells them that it is a new password',
      ],
      keyboard: {
        Enter: 'In a field: signs up. With errors, the first wrong field gets the focus',
        'Enter or Space': 'On Show: makes the new password readable, or hides it',
      },
    },
  },
  args: { state: 'ready' as const, loginHref: '/login', onSignUp: fn(), onContinueWithGoogle: fn() },
});

export const Ready = meta.story();
export const Busy = meta.story({ args: { state: 'busy' } });
export const Refused = meta.story({ args: { refusal: emailInUse } });
export const WithPasswordHint = meta.story({ args: { passwordHint: demoHint } });

Ready.test('an empty form shows what is missing and focuses the first field', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Name'), '   ');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  await expect(await canvas.findByText(NAME_REQUIRED)).toBeVisible();
  await expect(canvas.getByText(EMAIL_REQUIRED)).toBeVisible();
  await expect(canvas.getByText(PASSWORD_REQUIRED)).toBeVisible();
  await expect(canvas.getByLabelText('Name')).toHaveFocus();
  await expect(args.onSignUp).not.toHaveBeenCalled();
});

Ready.test('submits a valid form, with name and email trimmed and the password as typed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Name'), ' Ada Lovelace ');
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com ');
  await userEvent.type(canvas.getByLabelText('Password'), ' secret 1 {Enter}');
  await waitFor(() =>
    expect(args.onSignUp).toHaveBeenCalledWith({ name: 'Ada Lovelace', email: 'ada@example.com', password: ' secret 1 ' }),
  );
});

Ready.test('tells password managers that the account is a new one', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

Ready.test('offers Google and a link back to the login', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: GOOGLE }));
  await expect(args.onContinueWithGoogle).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: PLEASE_LOGIN })).toHaveAttribute('href', '/login');
});

Busy.test('a second submit is ignored', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'secret1{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  await userEvent.click(canvas.getByRole('button', { name: GOOGLE }));
  await expect(canvas.getByText('Signing up')).toBeInTheDocument();
  await expect(args.onSignUp).not.toHaveBeenCalled();
  await expect(args.onContinueWithGoogle).not.toHaveBeenCalled();
});

WithPasswordHint.test('the hint describes the password field', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(demoHint);
});

Ready.test('signs up with values that were set without an event', async ({ canvas, userEvent, args }) => {
  const typed = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'secret 1' };
  for (const [label, value] of Object.entries({ Name: typed.name, Email: typed.email, Password: typed.password }))
    setWithoutEvents(canvas.getByLabelText(label), value);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(args.onSignUp).toHaveBeenCalledWith(typed));
});

Busy.test('nothing changes in what is being sent', async ({ canvas }) => {
  for (const label of ['Name', 'Email', 'Password']) {
    const field = canvas.getByLabelText(label);
    pick(field, 'changed');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('readonly');
  }
});
