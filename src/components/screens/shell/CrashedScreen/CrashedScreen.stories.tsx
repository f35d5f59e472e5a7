import { Suspense, use, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { crashedViews } from './CrashedScreen.fixtures.ts';
import { CrashedScreen } from './CrashedScreen.tsx';

const meta = preview.meta({
  component: CrashedScreen,
  tags: ['screen'],
  parameters: {
    docs: { story: { inline: false, height: '20rem' } },
    guide: {
      instead: { NotFoundScreen: 'for an address without a page', UnconfiguredScreen: 'for a build without its settings' },
      do: [
        'Render it in an error boundary inside the shell, so that the bar stays',
        'Pass unloaded if the page’s code could not be loaded, and crashed for any other error',
        'Mount the page anew in onRetry',
      ],
      dont: ['Show it for a failed list: a list has its own message and Retry', 'Show the error’s own text'],
      keyboard: { 'Enter or Space': 'On Retry: tries again, with the focus on the heading' },
    },
  },
  args: { view: crashedViews.crashed, onRetry: fn() },
});

export const Crashed = meta.story();
export const Unloaded = meta.story({ args: { view: crashedViews.unloaded } });

Crashed.test('offers Retry and a link home', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});

const never = new Promise<never>(() => {});

/** A page whose code never comes. */
const SlowPage = () => use(never);

/** Retry waits for code that never comes. */
export const Retrying = meta.story({
  args: { view: crashedViews.unloaded },
  render: function Retry(args) {
    const [isRetried, setIsRetried] = useState(false);
    return (
      <Suspense fallback="Loading">{isRetried ? <SlowPage /> : <CrashedScreen {...args} onRetry={() => setIsRetried(true)} />}</Suspense>
    );
  },
});
Retrying.test('shows that it tries again, with the text still there', async ({ canvas, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByRole('alert')).toBeVisible();
});

export const FailedAgain = meta.story({
  args: { view: crashedViews.unloaded },
  render: function Fail(args) {
    const [failures, setFailures] = useState(1);
    return <CrashedScreen {...args} view={{ ...args.view, failure: String(failures) }} onRetry={() => setFailures(failures + 1)} />;
  },
});
FailedAgain.test('announces each failure', async ({ canvas, userEvent }) => {
  const first = canvas.getByRole('alert');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(first).not.toBeInTheDocument();
  await expect(canvas.getByRole('alert')).toBeVisible();
});
