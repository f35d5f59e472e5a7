'use client';

import { createContext, use, useId, useMemo } from 'react';
import { ADD_ADMIN, ALREADY_ADMIN, EMAIL, REMOVE_ADMIN } from '#contract/texts.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../primitives/EmailAddress/EmailAddress.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { TableSkeleton } from '../../primitives/Table/TableSkeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './UserTable.css.ts';

/** The data of one row, formatted for display. */
export interface UserRowView {
  id: string;
  /** The name of the row, for screen readers. */
  name: string;
  /** '' if the backend has none. Such a user cannot be made an administrator, because the API identifies users by email. */
  email: string;
  /** The user's name; '' if missing. */
  person: string;
  photo: string;
  isAdmin: boolean;
  /** true for the signed-in user. */
  isYou: boolean;
}

interface RowContext {
  pending: string | null;
  /** Makes the user an administrator. */
  onMakeAdmin: (user: UserRowView) => void;
  /** The id of the text that says why 'Remove Admin' is unavailable. */
  reason: string;
}

/** The callback of the table, and the state of its buttons, for the cells. */
const RowContext = createContext<RowContext>({ pending: null, onMakeAdmin: () => {}, reason: '' });

const person = (
  <span className={css.user}>
    <Skeleton shape="face" />
    <span className={css.placeholder}>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="half" />
    </span>
  </span>
);

export const userColumns: readonly TableColumn<UserRowView>[] = [
  {
    key: 'email',
    header: EMAIL,
    card: 'lead',
    sort: 'text',
    value: ({ email }) => email,
    placeholder: person,
    render: (user) => <UserCell user={user} />,
  },
  {
    key: 'role',
    header: ADD_ADMIN,
    label: 'Role',
    card: 'action',
    width: 'large',
    sort: 'text',
    value: ({ isAdmin }) => (isAdmin ? 'Administrator' : 'Customer'),
    exportValue: ({ isAdmin }) => (isAdmin ? ALREADY_ADMIN : ''),
    render: (user) => <AddAdminCell user={user} />,
  },
  { key: 'remove', header: REMOVE_ADMIN, card: 'action', width: 'large', render: (user) => <RemoveAdminCell user={user} /> },
];

export interface UserTableProps extends Pick<TableProps<UserRowView>, 'rows' | 'sort' | 'onSort'> {
  /** The email of the user who is being made an administrator, one at a time; null if nobody is. */
  pending: string | null;
  /** Makes the user an administrator. Pass a stable function. */
  onMakeAdmin: (user: UserRowView) => void;
}

/**
 * The users and their roles (docs/spec.md#manage-users). In little room each one is a card. Use it in a TablePage, for search, sort order
 * and export.
 */
export function UserTable({ rows, sort, onSort, pending, onMakeAdmin }: UserTableProps) {
  const reason = useId();
  const context = useMemo(() => ({ pending, onMakeAdmin, reason }), [pending, onMakeAdmin, reason]);
  return (
    <Stack gap="medium">
      <Text size="small" tone="muted" id={reason}>
        Removing administrators isn’t available yet: the backend has no call for it.
      </Text>
      <RowContext value={context}>
        <Table caption="Users" columns={userColumns} rows={rows} sort={sort} onSort={onSort} />
      </RowContext>
    </Stack>
  );
}

/** Placeholder for a UserTable while it loads. Set `aria-busy` and a name on the container. */
export const UserTableSkeleton = () => (
  <Stack gap="medium">
    <Text size="small">
      <Skeleton shape="text" width="half" />
    </Text>
    <TableSkeleton columns={userColumns} lines={8} />
  </Stack>
);

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
          <Text as="div" size="small" tone="muted" dir="auto">
            {person}
          </Text>
        )}
      </div>
    </div>
  );
}

/** Makes a user an administrator, or says that they are one. This text can take focus, because it replaces the focused button. */
function AddAdminCell({ user }: { user: UserRowView }) {
  const { pending, onMakeAdmin } = use(RowContext);
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

const stateFor = (pending: string | null, email: string) => {
  if (pending === null) return 'ready';
  return pending === email ? 'busy' : 'unavailable';
};

/**
 * The documented Remove Admin button. It is disabled, because the API has no call for this (docs/product-rules.md#remove-admin), but
 * focusable, and it says why.
 */
function RemoveAdminCell({ user: { name } }: { user: UserRowView }) {
  const { reason } = use(RowContext);
  return (
    <Button size="small" emphasis="quiet" state="unavailable" aria-describedby={reason}>
      <span className={css.nowrap}>
        {REMOVE_ADMIN}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
