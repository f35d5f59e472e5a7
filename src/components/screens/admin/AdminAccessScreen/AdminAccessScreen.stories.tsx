import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { adminAccessViews, longEmail } from './AdminAccessScreen.fixtures.ts';
import { AdminAccessScreen } from './AdminAccessScreen.tsx';

const meta = preview.meta({
  component: AdminAccessScreen,
  tags: ['screen'],
  parameters: { layout: 'padded' },
  args: { onRetry: fn(), onSignOut: fn() },
});

const aPhone = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Checking = meta.story({ args: { view: adminAccessViews.checking } });
export const Unknown = meta.story({ args: { view: adminAccessViews.unknown } });
export const Refused = meta.story({ args: { view: adminAccessViews.refused } });
export const LongEmail = meta.story({ args: { view: longEmail }, ...aPhone });

Checking.test('names the spinner for screen readers', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Checking whether you are an administrator' })).toBeVisible();
});

Unknown.test('shows the failure and offers Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This page is for administrators.');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Refused.test('offers another account, another try and the way home', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in with another account' }));
  await expect(args.onSignOut).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/dashboard/manageAllUser');
  await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
});

LongEmail.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
