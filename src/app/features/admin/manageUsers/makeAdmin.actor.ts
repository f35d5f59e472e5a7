import { sameEmail } from '#contract/sameEmail.ts';
import { ADMIN_MADE } from '#contract/texts.ts';
import { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { callActor } from '../../../runtime/machineActors.ts';
import type { FlowContext } from '../../../runtime/flow.ts';

/** The queries that a new administrator affects. `checkAdmin` is for the tabs of that administrator. */
const CHANGED = ['listUsers', 'getUser', 'checkAdmin'];

/** Shows the new role at once, with a toast. */
function announce(context: FlowContext, email: string, text: string): void {
  const { queryKey } = operationQuery(context.api, 'listUsers', {});
  context.queries.setQueryData(queryKey, (users) =>
    users?.map((user) => (sameEmail(user.email, email) ? { ...user, role: 'admin' } : user)),
  );
  context.toasts.add({ tone: 'good', text });
  broadcastChange(context, CHANGED);
}

/** Provides the make-admin machine's implementations. */
export const provideMakeAdmin = (context: FlowContext) =>
  makeAdminMachine.provide({
    actors: { makeAdmin: callActor(context.api, 'makeAdmin'), listUsers: callActor(context.api, 'listUsers') },
    actions: {
      announceAdmin: ({ context: { email } }) => announce(context, email, ADMIN_MADE),
      announceFound: ({ context: { email } }) => announce(context, email, `${email} is an administrator now.`),
      refetch: () => broadcastChange(context, CHANGED),
    },
  });
