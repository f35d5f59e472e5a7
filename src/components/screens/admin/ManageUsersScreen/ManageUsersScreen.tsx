import { useRef } from 'react';
import type { TableChoices } from '../../../blocks/TableToolbar/tableControls.ts';
import { TableToolbar } from '../../../blocks/TableToolbar/TableToolbar.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { screen } from './ManageUsersScreen.css.ts';
import type { ManageUsersView } from './manageUsersView.ts';
import { PromotionNotice } from './PromotionNotice.tsx';
import { usePromotionFocus } from './usePromotionFocus.ts';
import { Users } from './Users.tsx';

export interface ManageUsersScreenProps {
  view: ManageUsersView;
  /** The list is to be read again. */
  onRetry: () => void;
  /** One of the choices above the table is another now. */
  onChange: (choice: Partial<TableChoices>) => void;
  /** A column's head was pressed. */
  onSort: (column: string) => void;
  /** All that narrows the list is taken back. */
  onClear: () => void;
  onExport: () => void;
  /** Somebody is to be an administrator. Keep the function while nothing changes. */
  onPromote: (email: string) => void;
  /** What came of the last promotion was read. */
  onDismiss: () => void;
}

/** All users, whom administrators make administrators (SPEC §2 "Manage users", DECISIONS "Add Admin, modifiedCount 0"). */
export function ManageUsersScreen({ view, onRetry, onClear, onDismiss, onPromote, ...table }: ManageUsersScreenProps) {
  const { users, controls, sort, promotion } = view;
  const place = useRef<HTMLDivElement>(null);
  const { heading, act: retry } = useHeadingFocus(onRetry);
  const focusHeading = () => heading.current?.focus();
  const promote = usePromotionFocus({ users, promotion, place, heading, onPromote });
  const isThereSomething = users.state !== 'empty' && users.state !== 'failed';
  return (
    <div ref={place} className={screen} data-state={users.state}>
      <PageHeading ref={heading}>Manage All User</PageHeading>
      <PromotionNotice
        promotion={promotion}
        onDismiss={() => {
          focusHeading();
          onDismiss();
        }}
      />
      {isThereSomething && <TableToolbar controls={controls} onChange={table.onChange} onExport={table.onExport} />}
      <Users
        users={users}
        sort={sort}
        promotion={promotion}
        onRetry={retry}
        onClear={() => {
          focusHeading();
          onClear();
        }}
        onSort={table.onSort}
        onPromote={promote}
      />
    </div>
  );
}
