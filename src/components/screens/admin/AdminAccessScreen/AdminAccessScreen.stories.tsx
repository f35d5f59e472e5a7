import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SectionSkeleton } from '../../../blocks/SectionSkeleton/SectionSkeleton.tsx';
import { adminAccessViews, longEmail } from './AdminAccessScreen.fixtures.ts';
import { AdminAccessScreen, type AdminAccessView } from './AdminAccessScreen.tsx';

const meta = preview.meta({
  component: AdminAccessScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { WaitingScreen: 'while the shop does not know who is signed in', LoginScreen: 'for somebody who is signed out' },
      do: [
        'Render it in place of every admin page until the backend says yes',
        'Pass the page’s own SectionSkeleton as placeholder',
        'Pass unknown for a failed check: it is neither yes nor no',
        'Sign out in onSignOut, and keep the page to return to',
      ],
      dont: [
        'Load the page’s code or data behind it',
        'Pass refused for an answer that cannot be read',
        'Send refused people back and forth: the same account would loop',
      ],
      keyboard: { 'Enter or Space': 'On Retry: checks again and moves the focus to the heading' },
    },
  },
  args: {
    onRetry: fn(),
    onSignOut: fn(),
    placeholder: (
      <SectionSkeleton section={{ title: 'Manage All Orders', shape: 'table' }} label="Checking whether you are an administrator" />
    ),
  },
});

const aPhone = { globals: { viewport: { value: 'small', isRotated: false } } };

export const Checking = meta.story({ args: { view: adminAccessViews.checking } });
export const Unknown = meta.story({ args: { view: adminAccessViews.unknown } });
export const Refused = meta.story({ args: { view: adminAccessViews.refused } });
export const LongEmail = meta.story({ args: { view: longEmail }, ...aPhone });

/** Checks again, and opens the page. */
export const Recovering = meta.story({
  args: { view: adminAccessViews.unknown },
  render: function Recover(args) {
    const [view, setView] = useState<AdminAccessView>(args.view);
    return <AdminAccessScreen {...args} view={view} onRetry={() => setView(adminAccessViews.checking)} />;
  },
});

Recovering.test("moves the focus to the page's heading when Retry disappears", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(canvas.getByRole('heading', { name: 'Manage All Orders' })).toHaveFocus();
});

Checking.test("shows the page's heading, and names what is pending for screen readers", async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Manage All Orders' })).toBeVisible();
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

Refused.test('keeps the email as it is on a translated page', async ({ canvas }) => {
  await expect(canvas.getByText('shopper@example.com')).toHaveAttribute('translate', 'no');
});

LongEmail.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
