import type { Flow, FlowContext, FlowKey } from '../../runtime/flow.ts';
import type { AdminActors, createAdminActors } from './adminActors.ts';
import { deleteUnconfirmed } from './unconfirmedKeys.ts';

/** Adds, restocks and deletes tools, and makes administrators. Its code loads with the first of these pages. */
export interface AdminFlow extends Flow {
  /** Returns the actors. The first call creates and starts them. */
  getOrCreate(create: typeof createAdminActors): AdminActors;
}

export const adminFlow: FlowKey<AdminFlow> = { pendingWork: 'change' };

/** Creates the admin flow. */
export function createAdminFlow(context: FlowContext): AdminFlow {
  let running: AdminActors | null = null;
  return {
    key: adminFlow,
    getOrCreate: (create) => (running ??= create(context)),
    hasPendingWork: () => running?.hasPendingWork() ?? false,
    isOnlyInThisTab: () => running?.unconfirmed.isOnlyInThisTab() ?? false,
    resetUser: () => running?.resetUser(),
    resetWorld: () => deleteUnconfirmed(context.platform),
  };
}
