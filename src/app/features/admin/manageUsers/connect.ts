import type { SnapshotFrom } from 'xstate';
import type { User } from '#contract/entities/user.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { userColumns, type UserRowView } from '#components/blocks/UserTable/UserTable.tsx';
import type { ManageUsersView, MakeAdminView } from '#components/screens/admin/ManageUsersScreen/ManageUsersScreen.tsx';
import type { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { type Searchable, toggle } from '../../../collection/collection.ts';
import { sortsOf } from '../../../collection/columns.ts';
import { toSearchText } from '../../../collection/searchText.ts';
import { toTableRows } from '../../../collection/toTableRows.ts';
import type { TableCollection } from '../../../collection/useTable.ts';
import { sentenceOfFailure } from '../../../messages/failureSentences.ts';
import type { QueryResult } from '../../../queries/toAsyncList.ts';

/** The row of a user. */
export type UserRow = UserRowView & Searchable;

/** Converts a user to their row as `viewer` sees it. The search includes their name. */
export function toUserRow({ _id, email: address, name, photo, role }: User, viewer: string): UserRow {
  // Exactly as the backend has it, because the backend identifies users by it.
  const email = address.trim() === '' ? '' : address;
  const person = name.trim();
  return {
    id: _id,
    name: email || person || 'User without email',
    email,
    person,
    photo,
    isAdmin: role === 'admin',
    isYou: email !== '' && sameEmail(email, viewer),
    searchText: toSearchText(email, person),
  };
}

/** The table of users. Sorted by role, administrators are first. */
export const userCollection: TableCollection<UserRow> = {
  nouns: ['user', 'users'],
  file: 'users',
  columns: userColumns,
  sorts: sortsOf(userColumns),
  filters: { admins: toggle('Administrators only', ({ isAdmin }) => isAdmin) },
};

const UNCHANGED = 'Nothing changed. They may already be an administrator, or no longer be a user.';

const ALREADY = 'They are already an administrator.';
const STILL_CUSTOMER = 'Nothing changed: they are not an administrator. Try again.';
const UNCONFIRMED = 'We cannot tell whether they are an administrator now. It is safe to try again.';

type MakeAdminSnapshot = SnapshotFrom<typeof makeAdminMachine>;

const unchangedMessages: Record<MakeAdminSnapshot['context']['role'], string> = {
  admin: ALREADY,
  customer: STILL_CUSTOMER,
  unknown: UNCHANGED,
};

/** Converts the make-admin machine's state to the page's view. */
export function toMakeAdminView({ value, context: { email, failure, role } }: MakeAdminSnapshot): MakeAdminView {
  switch (value) {
    case 'resting':
      return { state: 'resting' };
    case 'sending':
    case 'verifying':
      return { state: 'pending', email };
    case 'unchanged':
      return { state: 'unchanged', email, message: unchangedMessages[role] };
    case 'failed':
      return { state: 'failed', email, message: `This user was not made an administrator. ${sentenceOfFailure(failure)}` };
    case 'unconfirmed':
      return { state: 'failed', email, message: UNCONFIRMED };
    default:
      return value satisfies never;
  }
}

interface Found extends Pick<ManageUsersView, 'controls' | 'sort'> {
  /** The rows that match the filters, in the chosen order. */
  rows: readonly UserRowView[];
}

/** Converts the users, the table's controls and the make-admin machine's state to the view of Manage All User. */
export const toManageUsersView = (
  users: QueryResult<UserRow[]>,
  { rows, controls, sort }: Found,
  makeAdmin: MakeAdminSnapshot,
): ManageUsersView => ({ users: toTableRows(users, rows), controls, sort, makeAdmin: toMakeAdminView(makeAdmin) });
