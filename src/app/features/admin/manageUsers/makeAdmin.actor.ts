import { sameEmail } from '#contract/sameEmail.ts';
import { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { PROMOTED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { callActor } from '../../../runtime/machineActors.ts';
import type { FlowContext } from '../../../runtime/flow.ts';

/** The queries that a new administrator affects. `checkAdmin` is for the tabs of that administrator. */
const CHANGED = ['listUsers', 'getUser', 'checkAdmin'];

/** Provides the make-admin machine's implementations. */
export const provideMakeAdmin = (context: FlowContext) =>
  makeAdminMachine.provide({
    actors: { makeAdmin: callActor(context.api, 'makeAdmin') },
    actions: {
      announceDone: (_, { email }) => {
        const { queryKey } = operationQuery(context.api, 'listUsers', {});
        context.queries.setQueryData(queryKey, (users) =>
          users?.map((user) => (sameEmail(user.email, email) ? { ...user, role: 'admin' } : user)),
        );
        context.toasts.add({ tone: 'good', text: PROMOTED });
        broadcastChange(context, CHANGED);
      },
      refetch: () => broadcastChange(context, CHANGED),
    },
  });
