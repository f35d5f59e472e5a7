import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { darnell, manyUsers, oddUsers, users } from './UserTable.fixtures.ts';
import { UserTable } from './UserTable.tsx';

const meta = preview.meta({
  component: UserTable,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ManageUsersScreen: 'for the page with search and export', Table: 'for other rows' },
      do: [
        'Pass pending while one user is made an administrator: the other buttons wait',
        'Mark the administrator’s own row with isYou',
        'Move the focus to the text Already Admin when it replaces the focused button',
      ],
      dont: [
        'Leave out Remove Admin: it is unavailable and says why',
        'Pass a new onMakeAdmin with every render: the columns depend on it',
      ],
      keyboard: { 'Enter or Space': 'On Add Admin: makes the user one. On a header: asks to sort. On Remove Admin: nothing' },
    },
  },
  args: { rows: users, sort: null, onSort: fn(), pending: null, onMakeAdmin: fn() },
});

const aPhone = { globals: { viewport: { value: 'small', isRotated: false } } };
const reason = /the backend has no call for it\.$/;

export const Users = meta.story();
export const PendingMakeAdmin = meta.story({ args: { pending: darnell.email } });
export const OddUsers = meta.story({ args: { rows: oddUsers } });
export const Many = meta.story({ args: { rows: manyUsers } });
export const Sorted = meta.story({ args: { sort: { column: 'role', direction: 'asc' } } });
export const OnAPhone = meta.story(aPhone);
export const OddUsersOnAPhone = meta.story({ args: { rows: oddUsers }, ...aPhone });

Users.test('the columns have the documented names', async ({ canvas }) => {
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual(['Email', 'Add Admin', 'Remove Admin']);
});

Users.test('shows Already Admin for administrators and Add Admin for everyone else', async ({ canvas, userEvent, args }) => {
  const you = within(canvas.getByRole('row', { name: 'admin@example.com' }));
  await expect(you.getByText('Already Admin')).toBeVisible();
  await expect(you.getByText('You')).toBeVisible();
  await expect(canvas.getAllByText('You')).toHaveLength(1);
  await expect(you.queryByRole('button', { name: /^Add Admin ./ })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Add Admin darnell+garage@example.com' }));
  await expect(args.onMakeAdmin).toHaveBeenLastCalledWith(darnell);
});

Users.test('Remove Admin is in every row and says why it is unavailable', async ({ canvas, userEvent, args }) => {
  const buttons = canvas.getAllByRole('button', { name: /^Remove Admin / });
  await expect(buttons).toHaveLength(users.length);
  for (const button of buttons) {
    await expect(button).toHaveAccessibleDescription(reason);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  await expect(canvas.getAllByText(reason)).toHaveLength(1);
  await expect(args.onMakeAdmin).not.toHaveBeenCalled();
});

PendingMakeAdmin.test('allows only one Add Admin at a time', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: /^Add Admin darnell/ })).toHaveAttribute('aria-busy', 'true');
  for (const button of canvas.getAllByRole('button', { name: /^Add Admin ./ })) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  await expect(args.onMakeAdmin).not.toHaveBeenCalled();
});

OddUsers.test('a user without an email cannot be made an administrator', async ({ canvas }) => {
  await expect(canvas.getAllByText('No email')).toHaveLength(3);
  await expect(canvas.getAllByRole('button', { name: /^Add Admin ./ })).toHaveLength(2);
  const nadia = within(canvas.getByRole('row', { name: 'Nadia Karim' }));
  await expect(nadia.getByText('Needs an email')).toBeVisible();
  await expect(nadia.getByRole('button', { name: 'Remove Admin Nadia Karim' })).toHaveAccessibleDescription(reason);
});

Sorted.test('the column headers show and change the sort order', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Add Admin' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
  await expect(args.onSort).toHaveBeenCalledWith('email');
});

Many.test('renders only some of five thousand rows', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-rowcount', '5001');
  await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
});

OddUsersOnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
