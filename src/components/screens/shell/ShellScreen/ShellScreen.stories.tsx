import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { shellViews } from './ShellScreen.fixtures.ts';
import { ShellScreen } from './ShellScreen.tsx';

const meta = preview.meta({
  component: ShellScreen,
  tags: ['screen'],
  parameters: {
    docs: { story: { inline: false, height: '34rem' } },
    guide: {
      instead: { DashboardScreen: 'for the frame inside the dashboard', NavigationBar: 'for the bar alone' },
      do: [
        'Mount it once around all pages',
        'Pass the Toaster as toasts, which puts it before the page',
        'Set width to fluid on pages of tables',
        'Pass offline as soon as the browser has no connection',
      ],
      dont: ['Render a main or a footer in the page: both are here', 'Put a message of one page into notice: it is above every page'],
      keyboard: {
        Tab: 'Reaches Skip to content first, then the bar',
        Enter: 'On Skip to content: moves the focus to the page',
        F8: 'Moves the focus to the toasts, if the Toaster is passed',
      },
    },
  },
  args: { onSettings: fn(), onSignOut: fn(), children: <PageHeading>A page</PageHeading> },
});

export const Checking = meta.story({ args: { view: shellViews.checking } });
export const SignedOut = meta.story({ args: { view: shellViews.signedOut } });
export const SignedIn = meta.story({ args: { view: shellViews.signedIn } });
export const WithNotice = meta.story({
  args: { view: shellViews.signedIn, notice: <Notice tone="info">Sandbox: demo data</Notice> },
});
export const Offline = meta.story({ args: { view: { ...shellViews.signedIn, connection: 'offline' } } });

Offline.test('says that the user is offline and what that means', async ({ canvas }) => {
  await expect(canvas.getByText('You are offline')).toBeVisible();
  await expect(canvas.getByText(/You need a connection to send anything/)).toBeVisible();
});

SignedOut.test('lets keyboard users skip the navigation bar', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  const main = canvas.getByRole('main');
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main.id}`);
  const { length } = history;
  await userEvent.keyboard('{Enter}');
  await expect(main).toHaveFocus();
  await expect(history.length).toBe(length);
});
