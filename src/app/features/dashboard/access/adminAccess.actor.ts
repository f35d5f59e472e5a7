import { createActor, fromPromise } from 'xstate';
import type { Input, Output } from '#contract/operations.ts';
import { adminAccessMachine } from '#machines/admin/adminAccess.machine.ts';
import { onChangeElsewhere } from '../../../queries/broadcastChange.ts';
import { ALWAYS_STALE } from '../../../queries/queryClient.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { actorOptions } from '../../../runtime/actorOptions.ts';
import type { FlowContext } from '../../../runtime/flow.ts';

/**
 * Provides the admin access machine's implementations. Caches a grant for as long as the query is fresh. Always rechecks a denial, because
 * access may have been granted since.
 */
export const provideAdminAccess = ({ api, queries }: FlowContext) =>
  adminAccessMachine.provide({
    actors: {
      checkAdmin: fromPromise<Output<'checkAdmin'>, Input<'checkAdmin'>>(({ input }) => {
        const check = operationQuery(api, 'checkAdmin', input);
        const isGranted = queries.getQueryData(check.queryKey)?.admin === true;
        return queries.fetchQuery(isGranted ? check : { ...check, staleTime: ALWAYS_STALE });
      }),
    },
  });

/**
 * Creates and starts the actor that checks the user. Checks again when another tab makes somebody an administrator, or may have, and repeats
 * a check that failed when the connection is back. `checkAgain` checks again whoever was checked before.
 */
export function createAdminAccess(context: FlowContext) {
  const actor = createActor(provideAdminAccess(context), actorOptions(context)).start();
  const checkAgain = () => {
    const { email } = actor.getSnapshot().context;
    if (email === '') return;
    void context.queries.invalidateQueries({ queryKey: ['checkAdmin'] });
    actor.send({ type: 'adminAccess.ask', email });
  };
  onChangeElsewhere(context.platform, (names) => {
    if (names.includes('checkAdmin')) checkAgain();
  });
  context.platform.onReturn(checkAgain);
  context.platform.onConnectionChange(() => {
    if (context.platform.isOnline()) actor.send({ type: 'adminAccess.retry' });
  });
  return Object.assign(actor, { checkAgain });
}

export type AdminAccessActor = ReturnType<typeof createAdminAccess>;
