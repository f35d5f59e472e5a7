import { createActor } from 'xstate';
import type { FlowContext } from '../../runtime/flow.ts';
import { actorOptions } from '../../runtime/actorOptions.ts';
import { provideCreateTool } from './addTool/createTool.actor.ts';
import { provideDeleteTool } from './manageTools/deleteTool.actor.ts';
import { provideRestock } from './manageTools/restock.actor.ts';
import { provideMakeAdmin } from './manageUsers/makeAdmin.actor.ts';
import { createUnconfirmedStore } from './unconfirmedStore.ts';

const isSending = (actor: { getSnapshot: () => { hasTag: (tag: 'resting' | 'unconfirmed') => boolean } }): boolean =>
  !actor.getSnapshot().hasTag('resting') && !actor.getSnapshot().hasTag('unconfirmed');

/** Creates and starts the actors that change tools and make administrators. */
export function createAdminActors(context: FlowContext) {
  const unconfirmed = createUnconfirmedStore(context.platform, context.currentEmail);
  const options = actorOptions(context);
  const createTool = createActor(provideCreateTool(context, unconfirmed), options).start();
  const restock = createActor(provideRestock(context, unconfirmed), options).start();
  const deleteTool = createActor(provideDeleteTool(context, unconfirmed), options).start();
  const makeAdmin = createActor(provideMakeAdmin(context), options).start();
  return {
    createTool,
    restock,
    deleteTool,
    makeAdmin,
    /** The unconfirmed changes of the signed-in user, also from earlier visits. */
    unconfirmed,
    /** True while a request is pending. An unconfirmed result does not count: its page shows it, and it blocks nothing. */
    hasPendingWork: () =>
      [createTool, restock].some(isSending) || [deleteTool, makeAdmin].some((actor) => actor.getSnapshot().hasTag('pending')),
    /** Resets all actors, because the next user must not see their state. */
    resetUser(): void {
      createTool.send({ type: 'createTool.reset' });
      restock.send({ type: 'restock.reset' });
      deleteTool.send({ type: 'removal.reset' });
      makeAdmin.send({ type: 'makeAdmin.reset' });
    },
  };
}

export type AdminActors = ReturnType<typeof createAdminActors>;
