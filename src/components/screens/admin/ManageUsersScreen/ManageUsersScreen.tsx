import { useMemo, useRef } from 'react';
import { TablePage, type TablePageProps } from '../../../blocks/TablePage/TablePage.tsx';
import { UserTable } from '../../../blocks/UserTable/UserTable.tsx';
import type { Promoting, UserRowView } from '../../../blocks/UserTable/userRow.ts';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ManageUsersView } from './manageUsersView.ts';
import { PromotionNotice } from './PromotionNotice.tsx';
import { usePromotionFocus } from './usePromotionFocus.ts';

export interface ManageUsersScreenProps extends Pick<TablePageProps<UserRowView>, 'onChange' | 'onClear' | 'onExport' | 'onRetry'> {
  view: ManageUsersView;
  /** Called when a column header is clicked. */
  onSort: (column: string) => void;
  /** Makes this user an administrator. Pass a stable function, because the columns are memoized. */
  onPromote: (email: string) => void;
  /** Dismisses the notice about the last Add Admin. */
  onDismiss: () => void;
}

const NOUNS = ['user', 'users'] as const;

const empty = (
  <EmptyState picture="pictures/1f50d.webp" title="No users yet">
    New users will appear here.
  </EmptyState>
);

/** All users, who can be made administrators (docs/spec.md#manage-users, docs/product-rules.md#add-admin-modifiedcount-0). */
export function ManageUsersScreen({ view, onDismiss, onPromote, onSort, ...on }: ManageUsersScreenProps) {
  const { users, controls, sort, promotion } = view;
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const promote = usePromotionFocus({ users, promotion, place, heading, onPromote });
  const busyWith = promotion.state === 'promoting' ? promotion.email : null;
  const promoting = useMemo<Promoting>(() => (busyWith === null ? { state: 'free' } : { state: 'busy', email: busyWith }), [busyWith]);
  const dismiss = () => {
    heading.current?.focus();
    onDismiss();
  };
  return (
    <TablePage
      title="Manage All User"
      notice={<PromotionNotice promotion={promotion} onDismiss={dismiss} />}
      rows={users}
      controls={controls}
      nouns={NOUNS}
      empty={empty}
      heading={heading}
      {...on}
    >
      {(rows) => (
        <div ref={place}>
          <UserTable rows={rows} sort={sort} onSort={onSort} promoting={promoting} onPromote={promote} />
        </div>
      )}
    </TablePage>
  );
}
