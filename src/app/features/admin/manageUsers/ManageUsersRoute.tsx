import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { User } from '#contract/entities/user.ts';
import { ManageUsersScreen } from '#components/screens/admin/ManageUsersScreen/ManageUsersScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { createAdminActors } from '../adminActors.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { useTable } from '../../../collection/useTable.ts';
import { toManageUsersView, toUserRow, userCollection } from './connect.ts';
import { adminFlow } from '../adminFlow.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/** /dashboard/manageAllUser: lists all users, and makes them administrators. */
export function ManageUsersRoute() {
  const { email } = useIdentity();
  const { api } = useServices();
  const { makeAdmin } = useFlow(adminFlow).getOrCreate(createAdminActors);
  const select = useCallback((users: User[]) => users.map((user) => toUserRow(user, email)), [email]);
  const users = useQuery({ ...operationQuery(api, 'listUsers', {}), select });
  const { rows, controls, sort, ...on } = useTable(userCollection, users.data);
  const snapshot = useSelector(makeAdmin, (state) => state);
  const dismiss = useCallback(() => makeAdmin.send({ type: 'makeAdmin.dismiss' }), [makeAdmin]);
  // Dismiss the result, so that the next visit does not show it. A pending request continues.
  useEffect(() => dismiss, [dismiss]);
  return (
    <ManageUsersScreen
      view={toManageUsersView(users, { rows, controls, sort }, snapshot)}
      onRetry={() => void users.refetch()}
      {...on}
      onMakeAdmin={useCallback((user: string) => makeAdmin.send({ type: 'makeAdmin.submit', email: user }), [makeAdmin])}
      onDismiss={dismiss}
    />
  );
}
