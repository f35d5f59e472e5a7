import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '#contract/texts.ts';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { longEmail, resetViews } from './PasswordResetScreen.fixtures.ts';
import { PasswordResetScreen, type PasswordResetView } from './PasswordResetScreen.tsx';

const meta = preview.meta({
  component: PasswordResetScreen,
  tags: ['screen'],
  parameters: {
    docs: { story: { inline: false, height: '28rem' } },
    guide: {
      instead: { LoginScreen: 'for the login under it', Dialog: 'for any other dialog' },
      do: [
        'Pass the email of the login form, so that it is not typed twice',
        'Pass sent also if no account has this email',
        'Unmount it in onClose, also while the request is pending',
      ],
      dont: ['Tell from the answer whether an account exists', 'Reuse an old state: a new opening begins with asking'],
      keyboard: {
        Enter: 'In the field: sends the link, or keeps the focus on a wrong email',
        Escape: 'Closes the dialog, in every state',
        Tab: 'Stays inside the dialog',
      },
    },
  },
  args: { onSend: fn(), onClose: fn() },
});

export const Asking = meta.story({ args: { view: resetViews.asking } });
export const Sending = meta.story({ args: { view: resetViews.sending } });
export const Failed = meta.story({ args: { view: resetViews.failed } });
export const Sent = meta.story({ args: { view: resetViews.sent } });
export const SentToALongAddress = meta.story({ args: { view: { ...resetViews.sent, email: longEmail } } });
export const SentOnAPhone = meta.story({
  args: { view: resetViews.sent },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Opens, fails to send once, sends, and closes, as the app does. */
export const Resetting = meta.story({
  args: { view: resetViews.asking },
  render: function Reset(args) {
    const [view, setView] = useState<PasswordResetView | null>(null);
    const send = (email: string) => {
      args.onSend(email);
      setView(view?.state === 'failed' ? { state: 'sent', email } : { ...resetViews.failed, email });
    };
    return (
      <>
        <Button onClick={() => setView(args.view)}>Forgot password?</Button>
        {view !== null && <PasswordResetScreen {...args} view={view} onSend={send} onClose={() => setView(null)} />}
      </>
    );
  },
});

const dialog = async (name: string) => {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

Resetting.test('works by keyboard: announces a failure and the result, and returns focus', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Forgot password?' });
  await userEvent.tab();
  await expect(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const asking = await dialog('Forgot password?');
  await waitFor(() => expect(asking.getByLabelText('Email')).toHaveFocus());
  await expect(asking.getByLabelText('Email')).toHaveValue(resetViews.asking.email);
  await userEvent.keyboard('{Enter}');
  await expect(await asking.findByRole('alert')).toHaveTextContent(resetViews.failed.message);
  await userEvent.keyboard('{Enter}');
  const sent = await dialog('Check your inbox');
  const back = sent.getByRole('button', { name: 'Back to login' });
  await waitFor(() => expect(back).toHaveFocus());
  await expect(back).toHaveAccessibleDescription(/If an account has the email sam.carter@example.com, we have sent it a link/);
  await expect(sent.getByText('sam.carter@example.com')).toHaveAttribute('translate', 'no');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(args.onSend).toHaveBeenCalledTimes(2);
});

Asking.test('validates the email like every email field', async ({ userEvent, args }) => {
  const asking = await dialog('Forgot password?');
  const field = asking.getByLabelText('Email');
  await userEvent.clear(field);
  await userEvent.click(asking.getByRole('button', { name: 'Send Link' }));
  await expect(await asking.findByText(EMAIL_REQUIRED)).toBeVisible();
  await userEvent.type(field, 'sam@example');
  await expect(await asking.findByText(EMAIL_INVALID)).toBeVisible();
  await expect(args.onSend).not.toHaveBeenCalled();
  await userEvent.type(field, '.com {Enter}');
  await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('sam@example.com'));
});

Sending.test('does not send twice and can be closed', async ({ userEvent, args }) => {
  const asking = await dialog('Forgot password?');
  await expect(asking.getByRole('status')).toHaveTextContent('Sending the link');
  await userEvent.click(asking.getByRole('button', { name: 'Send Link' }));
  await userEvent.type(asking.getByLabelText('Email'), '{Enter}');
  await expect(args.onSend).not.toHaveBeenCalled();
  await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Asking.test('sends the link to an address that was set without an event', async ({ userEvent, args }) => {
  const asking = await dialog('Forgot password?');
  await waitFor(() => expect(asking.getByLabelText('Email')).toHaveFocus());
  setWithoutEvents(asking.getByLabelText('Email'), 'ada@example.com');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('ada@example.com'));
});
