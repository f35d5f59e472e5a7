import { useId, useMemo } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Promoting, UserRowView } from './userRow.ts';
import * as css from './UserTable.css.ts';

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
    <div className={css.part}>
      <Text size="small" tone="muted" id={reason}>
        Removing administrators isn’t available yet: the backend has no call for it.
      </Text>
      <Table caption="Users" columns={columns} rows={rows} sort={sort} onSort={onSort} />
    </div>
  );
}

/** A user's photo, email and name. */
function UserCell({ user: { email, person, photo, isYou } }: { user: UserRowView }) {
  return (
    <div className={css.user}>
      <Avatar photo={photo} name="" />
      <div className={css.words}>
        <div className={css.address}>
          {email === '' ? (
            <Text as="span" tone="muted">
              No e-mail
            </Text>
          ) : (
            <Text as="span" weight="semibold">
              <bdi>{email}</bdi>
            </Text>
          )}
          {isYou && <Badge tone="info">You</Badge>}
        </div>
        {person !== '' && (
          <div className={css.muted} dir="auto">
            {person}
          </div>
        )}
      </div>
    </div>
  );
}

interface AddAdminCellProps extends Pick<UserTableProps, 'promoting' | 'onPromote'> {
  user: UserRowView;
}

/** Makes a user an administrator, or says that they are one. This text can take focus, because it replaces the focused button. */
function AddAdminCell({ user, promoting, onPromote }: AddAdminCellProps) {
  const { id, email, isAdmin } = user;
  if (isAdmin) {
    return (
      <span className={css.already} tabIndex={-1} data-administrator={id}>
        <Badge tone="good">Already Admin</Badge>
      </span>
    );
  }
  if (email === '') {
    return (
      <Text as="span" size="small" tone="muted">
        Needs an e-mail
      </Text>
    );
  }
  return (
    <Button size="small" state={stateFor(promoting, email)} onClick={() => onPromote(user)}>
      <span className={css.whole}>
        Add Admin
        <VisuallyHidden> {email}</VisuallyHidden>
      </span>
    </Button>
  );
}

const stateFor = (promoting: UserTableProps['promoting'], email: string) => {
  if (promoting.state === 'free') return 'ready';
  return promoting.email === email ? 'busy' : 'unavailable';
};

interface RemoveAdminCellProps {
  user: UserRowView;
  /** The id of the text that says why the button is unavailable. */
  reason: string;
}

/**
 * The documented Remove Admin button. It is disabled, because the API has no call for this (docs/product-rules.md#remove-admin), but
 * focusable, and it says why.
 */
const RemoveAdminCell = ({ user: { name }, reason }: RemoveAdminCellProps) => (
  <Button size="small" emphasis="quiet" state="unavailable" aria-describedby={reason}>
    <span className={css.whole}>
      Remove Admin
      <VisuallyHidden> {name}</VisuallyHidden>
    </span>
  </Button>
);
