import { createFlowKey, type Flow, type FlowContext } from '../../runtime/flow.ts';
import { loadOnce } from '../../services/loadOnce.ts';
import type { AdminActors } from './adminActors.ts';
import { deleteUnconfirmed } from './unconfirmedKeys.ts';

/** Adds, restocks and deletes tools, and makes administrators. Its code loads when one of these pages is opened. */
export interface AdminFlow extends Flow {
  load(): Promise<AdminActors>;
}

export const adminFlow = createFlowKey<AdminFlow>({ pendingWork: 'change' });

/** Creates the admin flow. */
export function createAdmin(context: FlowContext): AdminFlow {
  let running: AdminActors | null = null;
  const load = loadOnce(async () => {
    const { startAdminActors } = await import('./adminActors.ts');
    return (running = startAdminActors(context));
  });
  return {
    key: adminFlow,
    load,
    hasPendingWork: () => running?.hasPendingWork() ?? false,
    isOnlyInThisTab: () => running?.unconfirmed.isOnlyInThisTab() ?? false,
    resetUser: () => running?.resetUser(),
    resetWorld: () => deleteUnconfirmed(context.platform),
  };
}
