import type { TableControls } from '../../../blocks/TableToolbar/tableControls.ts';
import type { UserRowView } from '../../../blocks/UserTable/userRow.ts';
import type { TableSort } from '../../../primitives/Table/Table.tsx';
import type { Remote } from '../../../remote.ts';

/** How far the making of an administrator has come. */
export type Promotion =
  | { state: 'resting' }
  | { state: 'promoting'; email: string }
  | {
      /** The backend has counted no change. */
      state: 'unchanged';
      email: string;
      message: string;
    }
  | {
      state: 'failed';
      email: string;
      /** Why, or that nobody knows: a sentence for people. */
      message: string;
    };

/** The users in the states of their list; `unmatched`: there are some, and not one fits what was chosen. */
export type ListedUsers = Remote<UserRowView> | { state: 'unmatched'; stale?: string };

export interface ManageUsersView {
  users: ListedUsers;
  controls: TableControls;
  sort: TableSort | null;
  promotion: Promotion;
}
