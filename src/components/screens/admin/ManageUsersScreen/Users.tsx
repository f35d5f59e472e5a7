import { useMemo } from 'react';
import { UserTable, type UserTableProps } from '../../../blocks/UserTable/UserTable.tsx';
import { UserTableSkeleton } from '../../../blocks/UserTable/UserTableSkeleton.tsx';
import type { Promoting } from '../../../blocks/UserTable/userRow.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { ManageUsersView } from './manageUsersView.ts';

interface UsersProps extends Pick<ManageUsersView, 'users' | 'promotion'>, Pick<UserTableProps, 'sort' | 'onSort' | 'onPromote'> {
  onRetry: () => void;
  onClear: () => void;
}

/** The list in each of its states. */
export function Users({ users, promotion, onRetry, onClear, ...table }: UsersProps) {
  const busyWith = promotion.state === 'promoting' ? promotion.email : null;
  const promoting = useMemo<Promoting>(() => (busyWith === null ? { state: 'free' } : { state: 'busy', email: busyWith }), [busyWith]);
  const retry = <Button onClick={onRetry}>Retry</Button>;
  const staleNotice = (stale: string | undefined) =>
    stale !== undefined && (
      <Notice tone="caution" action={retry}>
        {stale}
      </Notice>
    );
  switch (users.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading the users">
          <UserTableSkeleton />
        </div>
      );
    case 'empty':
      return (
        <EmptyState picture="pictures/1f50d.webp" title="No users yet">
          Whoever signs up shows here.
        </EmptyState>
      );
    case 'failed':
      return (
        <Notice tone="critical" action={retry}>
          {users.message}
        </Notice>
      );
    case 'unmatched':
      return (
        <>
          {staleNotice(users.stale)}
          <EmptyState picture="pictures/1f50d.webp" title="No user fits" action={<Button onClick={onClear}>Clear</Button>}>
            Try fewer or other words, or all users.
          </EmptyState>
        </>
      );
    case 'ready':
      return (
        <>
          {staleNotice(users.stale)}
          <UserTable {...table} rows={users.rows} promoting={promoting} />
        </>
      );
    default:
      return users satisfies never;
  }
}
