import type { TableRows } from '../../../blocks/TablePage/tableRows.ts';
import type { TableControls } from '../../../blocks/TableToolbar/tableControls.ts';
import type { UserRowView } from '../../../blocks/UserTable/userRow.ts';
import type { TableSort } from '../../../primitives/Table/Table.tsx';

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

export interface ManageUsersView {
  users: TableRows<UserRowView>;
  controls: TableControls;
  sort: TableSort | null;
  promotion: Promotion;
}
