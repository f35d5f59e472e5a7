import { useId, useMemo } from 'react';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AddAdminCell } from './AddAdminCell.tsx';
import { RemoveAdminCell } from './RemoveAdminCell.tsx';
import { UserCell } from './UserCell.tsx';
import { part } from './UserTable.css.ts';
import type { Promoting, UserRowView } from './userRow.ts';

export interface UserTableProps extends Pick<TableProps<UserRowView>, 'rows' | 'sort' | 'onSort'> {
  promoting: Promoting;
  /** Makes the user an administrator. Pass a stable function. */
  onPromote: (user: UserRowView) => void;
}

/**
 * The users and their roles (docs/spec.md#manage-users). Below 640 px each one is a card. Use a TableToolbar above it for search, sort
 * order and export.
 */
export function UserTable({ rows, sort, onSort, promoting, onPromote }: UserTableProps) {
  const reason = useId();
  const columns = useMemo<TableColumn<UserRowView>[]>(
    () => [
      { key: 'email', header: 'Email', card: 'lead', isSortable: true, render: (user) => <UserCell user={user} /> },
      {
        key: 'role',
        header: 'Add Admin',
        width: 'large',
        isSortable: true,
        render: (user) => <AddAdminCell user={user} promoting={promoting} onPromote={onPromote} />,
      },
      { key: 'remove', header: 'Remove Admin', width: 'large', render: (user) => <RemoveAdminCell user={user} reason={reason} /> },
    ],
    [promoting, onPromote, reason],
  );
  return (
    <div className={part}>
      <Text size="small" tone="soft" id={reason}>
        Removing administrators isn’t available yet: the backend has no call for it.
      </Text>
      <Table caption="Users" columns={columns} rows={rows} sort={sort} onSort={onSort} />
    </div>
  );
}
