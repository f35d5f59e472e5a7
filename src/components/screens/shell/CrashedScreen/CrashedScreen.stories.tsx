import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { crashedViews } from './CrashedScreen.fixtures.ts';
import { CrashedScreen } from './CrashedScreen.tsx';

const meta = preview.meta({ component: CrashedScreen, tags: ['screen'], args: { view: crashedViews.crashed, onRetry: fn() } });

export const Crashed = meta.story();
export const Unloaded = meta.story({ args: { view: crashedViews.unloaded } });

Crashed.test('offers Retry and a link home', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});
