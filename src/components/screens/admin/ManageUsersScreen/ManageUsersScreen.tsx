'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { MANAGE_USERS } from '#contract/texts.ts';
import type { ListControls } from '../../../blocks/ListToolbar/ListToolbar.tsx';
import { TablePage, type TablePageProps, type TableRows } from '../../../blocks/TablePage/TablePage.tsx';
import { type UserRowView, UserTable, UserTableSkeleton } from '../../../blocks/UserTable/UserTable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
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

export interface ManageUsersScreenProps extends Pick<TablePageProps<UserRowView>, 'onChange' | 'onClear' | 'onExport' | 'onRetry'> {
  view: ManageUsersView;
  /** Called when a column header is clicked. */
  onSort: (column: string) => void;
  /** Makes this user an administrator. Pass a stable function, because every row uses it. */
  onMakeAdmin: (email: string) => void;
  /** Dismisses the notice about the last Add Admin. */
  onDismiss: () => void;
}

const NOUNS = ['user', 'users'] as const;

const empty = (
  <EmptyState picture="pictures/1f50d.webp" title="No users yet">
    New users will appear here.
  </EmptyState>
);

/** Lists all users, and makes them administrators (docs/spec.md#manage-users, docs/product-rules.md#add-admin-modifiedcount-0). */
export function ManageUsersScreen({ view, onDismiss, onMakeAdmin, onSort, ...on }: ManageUsersScreenProps) {
  const { users, controls, sort, makeAdmin } = view;
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const makeAdminAndFocus = useMakeAdminFocus({ users, makeAdmin, place, heading, onMakeAdmin });
  const pending = makeAdmin.state === 'pending' ? makeAdmin.email : null;
  const dismiss = () => {
    heading.current?.focus();
    onDismiss();
  };
  return (
    <TablePage
      title={MANAGE_USERS}
      notice={<MakeAdminNotice makeAdmin={makeAdmin} onDismiss={dismiss} />}
      rows={users}
      controls={controls}
      nouns={NOUNS}
      empty={empty}
      placeholder={<UserTableSkeleton />}
      heading={heading}
      {...on}
    >
      {(rows) => (
        <div ref={place}>
          <UserTable rows={rows} sort={sort} onSort={onSort} pending={pending} onMakeAdmin={makeAdminAndFocus} />
        </div>
      )}
    </TablePage>
  );
}

interface MakeAdminNoticeProps {
  makeAdmin: MakeAdminView;
  onDismiss: () => void;
}

/** Says why Add Admin did not succeed, until it is dismissed. A success shows a toast instead. */
function MakeAdminNotice({ makeAdmin, onDismiss }: MakeAdminNoticeProps) {
  switch (makeAdmin.state) {
    case 'resting':
    case 'pending':
      return null;
    case 'unchanged':
    case 'failed':
      return (
        <Notice
          tone={makeAdmin.state === 'failed' ? 'critical' : 'info'}
          title={<EmailAddress address={makeAdmin.email} />}
          action={
            <Button size="small" onClick={onDismiss}>
              Dismiss
            </Button>
          }
        >
          {makeAdmin.message}
        </Notice>
      );
    default:
      return makeAdmin satisfies never;
  }
}

interface MakeAdminFocusParts extends Pick<ManageUsersView, 'users' | 'makeAdmin'> {
  /** The element around the table. */
  place: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  onMakeAdmin: (email: string) => void;
}

/**
 * Moves focus after Add Admin, which removes the focused button: to the text in its place, or to the heading if the row itself is gone.
 * Leaves focus alone if the user moved it meanwhile. Pass the returned function to the buttons.
 */
function useMakeAdminFocus({ users, makeAdmin, place, heading, onMakeAdmin }: MakeAdminFocusParts): (user: UserRowView) => void {
  const clickedId = useRef<string | null>(null);
  const rows = users.state === 'ready' ? users.rows : null;
  useEffect(() => {
    const id = clickedId.current;
    if (id === null) return;
    if (makeAdmin.state === 'unchanged' || makeAdmin.state === 'failed') {
      clickedId.current = null;
      return;
    }
    const isAdmin = rows?.find((row) => row.id === id)?.isAdmin ?? true;
    if (!isAdmin) return;
    clickedId.current = null;
    if (document.activeElement !== document.body) return;
    const text = place.current?.querySelector<HTMLElement>(`[data-administrator="${CSS.escape(id)}"]`);
    (text ?? heading.current)?.focus();
  }, [rows, makeAdmin.state, place, heading]);
  return useCallback(
    ({ id, email }) => {
      clickedId.current = id;
      onMakeAdmin(email);
    },
    [onMakeAdmin],
  );
}
