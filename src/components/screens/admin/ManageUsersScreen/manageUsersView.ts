import type { TableRows } from '../../../blocks/TablePage/TablePage.tsx';
import type { ListControls } from '../../../blocks/ListToolbar/ListToolbar.tsx';
import type { UserRowView } from '../../../blocks/UserTable/UserTable.tsx';
import type { TableSort } from '../../../primitives/Table/Table.tsx';

/** The state of making a user an administrator. */
export type MakeAdminView =
  | { state: 'resting' }
  | { state: 'pending'; email: string }
  | {
      /** The backend responded that nothing changed. */
      state: 'unchanged';
      email: string;
      message: string;
    }
  | {
      state: 'failed';
      email: string;
      /** Why it failed, or that the result is unknown, as a sentence to show. */
      message: string;
    };

/** The data of Manage All User. */
export interface ManageUsersView {
  users: TableRows<UserRowView>;
  controls: ListControls;
  sort: TableSort | null;
  makeAdmin: MakeAdminView;
}
