import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { MANAGE_USERS } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { darnell, users } from '../../../blocks/UserTable/UserTable.fixtures.ts';
import { ambiguous, manageUsersViews, many, odd, one, makeAdmins, stale, staleNoMatches } from './ManageUsersScreen.fixtures.ts';
import { ManageUsersScreen, type ManageUsersScreenProps, type ManageUsersView } from './ManageUsersScreen.tsx';

const meta = preview.meta({
  component: ManageUsersScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { UserTable: 'for the table alone', AdminAccessScreen: 'for people who may not open the page' },
      do: [
        'Allow one Add Admin at a time: pass pending until its result is known',
        'Report success with a toast, and everything else with unchanged or failed',
        'Read the list again after an answer that says nothing about the result',
      ],
      dont: [
        'Call it a success if nothing was modified',
        'Clear the notice before onDismiss',
        'Offer Remove Admin: no call does it, and the table says so',
      ],
      keyboard: {
        'Enter or Space': 'On Add Admin: makes the user one, and focuses the text in its place. On Dismiss: focuses the heading',
      },
    },
  },
  args: { onRetry: fn(), onChange: fn(), onSort: fn(), onClear: fn(), onExport: fn(), onMakeAdmin: fn(), onDismiss: fn() },
});

const { ready } = manageUsersViews;
const aPhone = { globals: { viewport: { value: 'small', isRotated: false } } };

export const Loading = meta.story({ args: { view: manageUsersViews.loading } });
export const Empty = meta.story({ args: { view: manageUsersViews.empty } });
export const Failed = meta.story({ args: { view: manageUsersViews.failed } });
export const NoMatches = meta.story({ args: { view: manageUsersViews.noMatches } });
export const StaleNoMatches = meta.story({ args: { view: staleNoMatches } });
export const Ready = meta.story({ args: { view: ready } });
export const One = meta.story({ args: { view: one } });
export const Many = meta.story({ args: { view: many } });
export const Odd = meta.story({ args: { view: odd } });
export const Stale = meta.story({ args: { view: stale } });
export const OnAPhone = meta.story({ args: { view: ready }, ...aPhone });
export const OddOnAPhone = meta.story({ args: { view: odd }, ...aPhone });
export const Pending = meta.story({ args: { view: { ...ready, makeAdmin: makeAdmins.pending } } });
export const Unchanged = meta.story({ args: { view: { ...ready, makeAdmin: makeAdmins.unchanged } } });
export const MakeAdminFailed = meta.story({ args: { view: { ...ready, makeAdmin: makeAdmins.failed } } });
export const MakeAdminAmbiguous = meta.story({ args: { view: { ...ready, makeAdmin: ambiguous } } });
export const MakeAdminFailedOnAPhone = meta.story({ args: { view: { ...odd, makeAdmin: makeAdmins.failed } }, ...aPhone });

const ended: ManageUsersView = { ...ready, users: { state: 'ready', rows: users.map((user) => ({ ...user, isAdmin: true })) } };

/** Adds an admin as the app does: the machine finishes first, then the list changes. */
function MakeAdminDemo({ outcome, ...args }: ManageUsersScreenProps & { outcome: ManageUsersView }) {
  const [view, setView] = useState(args.view);
  const makeAdminAndFocus = (email: string) => {
    setView({ ...args.view, makeAdmin: { state: 'pending', email } });
    setTimeout(() => {
      setView(args.view);
      setTimeout(() => setView(outcome));
    });
  };
  return <ManageUsersScreen {...args} view={view} onMakeAdmin={makeAdminAndFocus} onDismiss={() => setView(ready)} />;
}

export const MakesOneAdmin = meta.story({ args: { view: ready }, render: (args) => <MakeAdminDemo {...args} outcome={ended} /> });
/** The row disappears, because it no longer matches a filter. */
export const MakesLastAdmin = meta.story({
  args: { view: one },
  render: (args) => <MakeAdminDemo {...args} outcome={manageUsersViews.noMatches} />,
});
export const MakeAdminUnchanged = meta.story({
  args: { view: ready },
  render: (args) => <MakeAdminDemo {...args} outcome={{ ...ready, makeAdmin: makeAdmins.unchanged }} />,
});

const addDarnell = { name: `Add Admin ${darnell.email}` };

MakesOneAdmin.test('moves focus to the text that replaces the button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', addDarnell));
  await waitFor(() => expect(canvas.queryByRole('button', addDarnell)).toBeNull());
  const row = canvas.getByRole('row', { name: darnell.email });
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Already Admin$/));
  await expect(row).toContainElement(document.activeElement as HTMLElement);
});

MakesOneAdmin.test('leaves focus where the user moved it meanwhile', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', addDarnell).click();
  canvas.getByRole('searchbox').focus();
  await waitFor(() => expect(canvas.queryByRole('button', addDarnell)).toBeNull());
  await userEvent.keyboard('d');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

MakesLastAdmin.test('moves focus to the heading if the row is gone too', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', addDarnell));
  await canvas.findByText('No matching user');
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: MANAGE_USERS })).toHaveFocus());
});

MakeAdminUnchanged.test('keeps focus on the button and lets the user dismiss the notice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', addDarnell));
  await expect(await canvas.findByText(/^Nothing changed\. /)).toBeVisible();
  await expect(canvas.getByRole('button', addDarnell)).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(canvas.queryByText(/^Nothing changed\. /)).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: MANAGE_USERS })).toHaveFocus();
});

Ready.test('calls onMakeAdmin with the email on Add Admin', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', addDarnell));
  await expect(args.onMakeAdmin).toHaveBeenLastCalledWith('darnell+garage@example.com');
});

Ready.test('calls the callbacks for search, filter, sort and export', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'g');
  await expect(args.onChange).toHaveBeenLastCalledWith({ query: 'g' });
  await userEvent.click(canvas.getByRole('button', { name: 'Administrators only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ admins: 'on' });
  await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
  await expect(args.onSort).toHaveBeenLastCalledWith('email');
  await userEvent.click(canvas.getByRole('button', { name: 'Export 5 rows' }));
  await expect(args.onExport).toHaveBeenCalledOnce();
});

Failed.test('shows the reason and offers Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Your account is not allowed to do this.');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

Stale.test('keeps the old users when a refresh fails', async ({ canvas }) => {
  await expect(canvas.getByText(/^Could not refresh\./)).toBeVisible();
  await expect(canvas.getByRole('row', { name: darnell.email })).toBeVisible();
});

NoMatches.test('offers Clear filters and moves focus to the heading', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

Unchanged.test('does not look like a success', async ({ canvas }) => {
  const notice = canvas.getByText(/^Nothing changed\. /).closest('[role]');
  await expect(notice).toHaveAttribute('data-state', 'info');
  await expect(notice).toHaveTextContent(darnell.email);
  await expect(notice?.querySelector('[translate=no]')).toHaveTextContent(darnell.email);
});

MakeAdminFailed.test('announces the failure and allows another try', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^darnell\+garage@example\.com.*Your account is not allowed to do this/);
  await userEvent.click(canvas.getByRole('button', addDarnell));
  await expect(args.onMakeAdmin).toHaveBeenCalledOnce();
});

OddOnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
