'use client';

import { useId, useMemo } from 'react';
import { ADD_ADMIN, ALREADY_ADMIN, EMAIL, REMOVE_ADMIN } from '#contract/texts.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../primitives/EmailAddress/EmailAddress.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PendingMakeAdmin, UserRowView } from './userRow.ts';
import * as css from './UserTable.css.ts';

export interface UserTableProps extends Pick<TableProps<UserRowView>, 'rows' | 'sort' | 'onSort'> {
  pending: PendingMakeAdmin;
  /** Makes the user an administrator. Pass a stable function. */
  onMakeAdmin: (user: UserRowView) => void;
}

/**
 * The users and their roles (docs/spec.md#manage-users). In little room each one is a card. Use a TableToolbar above it for search, sort
 * order and export.
 */
export function UserTable({ rows, sort, onSort, pending, onMakeAdmin }: UserTableProps) {
  const reason = useId();
  const columns = useMemo<TableColumn<UserRowView>[]>(
    () => [
      { key: 'email', header: EMAIL, card: 'lead', isSortable: true, render: (user) => <UserCell user={user} /> },
      {
        key: 'role',
        header: ADD_ADMIN,
        card: 'action',
        width: 'large',
        isSortable: true,
        render: (user) => <AddAdminCell user={user} pending={pending} onMakeAdmin={onMakeAdmin} />,
      },
      {
        key: 'remove',
        header: REMOVE_ADMIN,
        card: 'action',
        width: 'large',
        render: (user) => <RemoveAdminCell user={user} reason={reason} />,
      },
    ],
    [pending, onMakeAdmin, reason],
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
      <div className={css.text}>
        <div className={css.address}>
          {email === '' ? (
            <Text as="span" tone="muted">
              No email
            </Text>
          ) : (
            <Text as="span" weight="semibold">
              <EmailAddress address={email} />
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

interface AddAdminCellProps extends Pick<UserTableProps, 'pending' | 'onMakeAdmin'> {
  user: UserRowView;
}

/** Makes a user an administrator, or says that they are one. This text can take focus, because it replaces the focused button. */
function AddAdminCell({ user, pending, onMakeAdmin }: AddAdminCellProps) {
  const { id, email, isAdmin } = user;
  if (isAdmin) {
    return (
      <span className={css.already} tabIndex={-1} data-administrator={id}>
        <Badge tone="good">{ALREADY_ADMIN}</Badge>
      </span>
    );
  }
  if (email === '') {
    return (
      <Text as="span" size="small" tone="muted">
        Needs an email
      </Text>
    );
  }
  return (
    <Button size="small" state={stateFor(pending, email)} onClick={() => onMakeAdmin(user)}>
      <span className={css.nowrap}>
        {ADD_ADMIN}
        <VisuallyHidden>{` ${email}`}</VisuallyHidden>
      </span>
    </Button>
  );
}

const stateFor = (pending: UserTableProps['pending'], email: string) => {
  if (pending.state === 'free') return 'ready';
  return pending.email === email ? 'busy' : 'unavailable';
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
    <span className={css.nowrap}>
      {REMOVE_ADMIN}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </span>
  </Button>
);
