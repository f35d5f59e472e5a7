import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { waitingViews } from './WaitingScreen.fixtures.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta = preview.meta({
  component: WaitingScreen,
  tags: ['screen'],
  parameters: {
    docs: { story: { inline: false, height: '16rem' } },
    guide: {
      instead: { AdminAccessScreen: 'while the admin check runs', Spinner: 'for a part of a page' },
      do: [
        'Render it in place of protected pages and the login until the session is known',
        'Pass unsettled after about ten seconds',
        'Keep waiting for the same request in onRetry',
        'Go on at once in onContinueSignedOut: a late answer may still sign in',
      ],
      dont: ['Show it on pages that everybody may read', 'Expect it to count the time: it has no clock'],
      keyboard: { 'Enter or Space': 'On Retry: waits again. The new heading takes the focus over' },
    },
  },
  args: { onRetry: fn(), onContinueSignedOut: fn() },
});

export const Waiting = meta.story({ args: { view: waitingViews.waiting } });
export const Unsettled = meta.story({ args: { view: waitingViews.unsettled } });

Waiting.test('names the spinner for screen readers', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Checking who is signed in' })).toBeVisible();
});

Unsettled.test('offers Retry and Continue signed out', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Still waiting for sign-in' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Continue signed out' }));
  await expect(args.onContinueSignedOut).toHaveBeenCalledOnce();
});
