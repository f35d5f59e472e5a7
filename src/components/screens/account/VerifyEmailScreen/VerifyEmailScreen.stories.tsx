import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longEmail, verifyEmailViews } from './VerifyEmailScreen.fixtures.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = preview.meta({
  component: VerifyEmailScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { WaitingScreen: 'while the shop does not know who is signed in', PasswordResetScreen: 'for a link to a new password' },
      do: [
        'Render it in place of the pages for signed-in users once the backend has refused a login for this reason',
        'Check when it opens, and when the user comes back to the tab',
        'Render the page as soon as the email is confirmed, without a new sign-in',
      ],
      dont: ['Show it on pages that everybody may read', 'Check by a clock', 'Send a link that nobody has asked for'],
      keyboard: { 'Enter or Space': "On 'I have confirmed it': checks and moves the focus to the heading" },
    },
  },
  args: { onCheck: fn(), onSend: fn() },
});

const aPhone = { globals: { viewport: { value: 'small', isRotated: false } } };

export const Asking = meta.story({ args: { view: verifyEmailViews.asking } });
export const Checking = meta.story({ args: { view: verifyEmailViews.checking } });
export const Unconfirmed = meta.story({ args: { view: verifyEmailViews.unconfirmed } });
export const Sending = meta.story({ args: { view: verifyEmailViews.sending } });
export const Sent = meta.story({ args: { view: verifyEmailViews.sent } });
export const Failed = meta.story({ args: { view: verifyEmailViews.failed } });
export const LongEmail = meta.story({ args: { view: longEmail }, ...aPhone });

Asking.test('offers both ways on, and keeps the focus on the page', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'I have confirmed it' }));
  await expect(args.onCheck).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Please confirm your email' })).toHaveFocus();
});

Sending.test('asks for nothing else meanwhile', async ({ canvas, userEvent, args }) => {
  for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
  await expect(args.onSend).not.toHaveBeenCalled();
  await expect(args.onCheck).not.toHaveBeenCalled();
});

LongEmail.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
