import type { UseQueryResult } from '@tanstack/react-query';
import type { SnapshotFrom } from 'xstate';
import type { User } from '#contract/entities/user.ts';
import type { UserRowView } from '#components/blocks/UserTable/userRow.ts';
import type { ManageUsersView, MakeAdminView } from '#components/screens/admin/ManageUsersScreen/manageUsersView.ts';
import type { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { toTableRows } from '../../../collection/table/toTableRows.ts';
import { sentenceOfFailure } from '../../../messages/failures.ts';

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
  users: Pick<UseQueryResult<User[]>, 'data' | 'error'>,
  { rows, controls, sort }: Found,
  makeAdmin: MakeAdminSnapshot,
): ManageUsersView => ({ users: toTableRows(users, rows), controls, sort, makeAdmin: toMakeAdminView(makeAdmin) });
