import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { ManageUsersScreen } from '#components/screens/admin/ManageUsersScreen/ManageUsersScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { startAdminActors } from '../adminActors.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { useTable } from '../../../collection/table/useTable.ts';
import { toManageUsersView } from './connect.ts';
import { toUserRow } from './userRow.ts';
import { userTable } from './userTable.ts';
import { adminFlow } from '../adminFlow.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/** /dashboard/manageAllUser: lists all users, and makes them administrators. */
export function ManageUsersRoute() {
  const { email } = useIdentity();
  const { api } = useServices();
  const { makeAdmin } = useFlow(adminFlow).start(startAdminActors);
  const users = useQuery(operationQuery(api, 'listUsers', {}));
  const { rows: found, controls, sort, ...table } = useTable(userTable, users.data);
  const rows = useMemo(() => found.map((user) => toUserRow(user, email)), [found, email]);
  const snapshot = useSelector(makeAdmin, (state) => state);
  const dismiss = useCallback(() => makeAdmin.send({ type: 'makeAdmin.dismiss' }), [makeAdmin]);
  // Dismiss the result, so that the next visit does not show it. A pending request continues.
  useEffect(() => dismiss, [dismiss]);
  return (
    <ManageUsersScreen
      view={toManageUsersView(users, { rows, controls, sort }, snapshot)}
      onRetry={() => void users.refetch()}
      onChange={table.onChange}
      onSort={table.onSort}
      onClear={table.onClear}
      onExport={table.onExport}
      onMakeAdmin={useCallback((user: string) => makeAdmin.send({ type: 'makeAdmin.submit', email: user }), [makeAdmin])}
      onDismiss={dismiss}
    />
  );
}
