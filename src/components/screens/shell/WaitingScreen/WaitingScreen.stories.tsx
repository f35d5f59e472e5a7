import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { waitingViews } from './WaitingScreen.fixtures.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const meta = preview.meta({ component: WaitingScreen, tags: ['screen'], args: { onRetry: fn(), onContinueSignedOut: fn() } });

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
