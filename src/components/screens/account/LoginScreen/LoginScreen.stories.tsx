import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { wrongPassword } from '../../../blocks/LoginForm/LoginForm.fixtures.ts';
import { loginViews, longEmail, resets, withDemoAccounts, withReset } from './LoginScreen.fixtures.ts';
import { LoginScreen, type LoginView } from './LoginScreen.tsx';
import type { PasswordReset } from './passwordReset.ts';

const meta = preview.meta({
  component: LoginScreen,
  tags: ['screen'],
  parameters: { layout: 'padded' },
  args: { onSignIn: fn(), onContinueWithGoogle: fn(), onForgotPassword: fn(), onSendReset: fn(), onCloseReset: fn() },
});

export const Editing = meta.story({ args: { view: loginViews.editing } });
export const SigningIn = meta.story({ args: { view: loginViews.signingIn } });
export const Refused = meta.story({ args: { view: loginViews.refused } });
export const DemoAccounts = meta.story({ args: { view: withDemoAccounts } });
export const RefusingEverybody = meta.story({
  args: { view: loginViews.editing },
  render: function Refuse(args) {
    const [view, setView] = useState<LoginView>(args.view);
    return <LoginScreen {...args} view={view} onSignIn={() => setView(loginViews.refused)} />;
  },
});

export const OfferingReset = meta.story({ args: { view: withReset(resets.closed) } });
export const AskingForReset = meta.story({ args: { view: withReset(resets.asking) } });
export const SendingReset = meta.story({ args: { view: withReset(resets.sending) } });
export const ResetFailed = meta.story({ args: { view: withReset(resets.failed) } });
export const ResetSent = meta.story({ args: { view: withReset(resets.sent) } });
export const ResetSentToALongAddress = meta.story({ args: { view: withReset({ ...resets.sent, email: longEmail }) } });
export const ResetSentOnAPhone = meta.story({
  args: { view: withReset(resets.sent) },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
});

/** Opens, fails to send once, sends, and closes, as the app will. */
export const Resetting = meta.story({
  args: { view: withReset(resets.closed) },
  render: function Reset(args) {
    const [reset, setReset] = useState<PasswordReset>(resets.closed);
    return (
      <LoginScreen
        {...args}
        view={{ ...args.view, reset }}
        onForgotPassword={(typed) => setReset({ state: 'asking', email: typed })}
        onSendReset={(sent) => {
          args.onSendReset(sent);
          setReset(reset.state === 'failed' ? { state: 'sent', email: sent } : { ...resets.failed, email: sent });
        }}
        onCloseReset={() => setReset(resets.closed)}
      />
    );
  },
});

const dialog = async (name: string) => {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

Editing.test('a letter is not offered where none can be sent', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Forgot password?' })).toBeNull();
});

Resetting.test(
  'by keyboard: what was typed is there, a failure is announced, and after the letter the form has the focus again',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'sam@example.com');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const asking = await dialog('Forgot password?');
    const field = asking.getByLabelText('Email');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('sam@example.com');
    await userEvent.keyboard('{Enter}');
    await expect(await asking.findByRole('alert')).toHaveTextContent(resets.failed.message);
    await userEvent.keyboard('{Enter}');
    const sent = await dialog('Check your inbox');
    const back = sent.getByRole('button', { name: 'Back to Login' });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(back).toHaveAccessibleDescription(/If an account has the email sam@example.com, a link .* is on its way/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Forgot password?' })).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveValue('sam@example.com');
    await expect(args.onSendReset).toHaveBeenCalledTimes(2);
    await expect(args.onSendReset).toHaveBeenCalledWith('sam@example.com');
  },
);

OfferingReset.test('half an e-mail is taken along as it is', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'sam@');
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
  await expect(args.onForgotPassword).toHaveBeenCalledWith('sam@');
  await expect(args.onSignIn).not.toHaveBeenCalled();
});

AskingForReset.test('the e-mail follows the rule of every e-mail field', async ({ userEvent, args }) => {
  const asking = await dialog('Forgot password?');
  const field = asking.getByLabelText('Email');
  await userEvent.clear(field);
  await userEvent.click(asking.getByRole('button', { name: 'Send Link' }));
  await expect(await asking.findByText('Email is Required')).toBeVisible();
  await userEvent.type(field, 'sam@example');
  await expect(await asking.findByText('Provide a valid Email')).toBeVisible();
  await expect(args.onSendReset).not.toHaveBeenCalled();
  await userEvent.type(field, '.com {Enter}');
  await waitFor(() => expect(args.onSendReset).toHaveBeenCalledWith('sam@example.com'));
});

SendingReset.test('is not sent twice, and may be closed', async ({ userEvent, args }) => {
  const asking = await dialog('Forgot password?');
  await expect(asking.getByRole('status')).toHaveTextContent('Sending the link');
  await userEvent.click(asking.getByRole('button', { name: 'Send Link' }));
  await userEvent.type(asking.getByLabelText('Email'), '{Enter}');
  await expect(args.onSendReset).not.toHaveBeenCalled();
  await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
  await expect(args.onCloseReset).toHaveBeenCalledOnce();
});

Refused.test('the message is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(wrongPassword);
});

RefusingEverybody.test('nothing typed is lost on a refusal', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'sam@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'secret1{Enter}');
  await expect(await canvas.findByText(wrongPassword)).toBeVisible();
  await expect(canvas.getByLabelText('Email')).toHaveValue('sam@example.com');
  await expect(canvas.getByLabelText('Password')).toHaveValue('secret1');
});
