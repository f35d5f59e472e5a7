import { createFlowKey, type Flow, type FlowContext } from '../../../runtime/flow.ts';
import { loadOnce } from '../../../services/loadOnce.ts';
import type { AdminAccessActor } from './adminAccess.actor.ts';

/** Checks if the user is an administrator. Its code loads with the dashboard. */
export interface AdminAccessFlow extends Flow {
  load(): Promise<AdminAccessActor>;
}

export const adminAccessFlow = createFlowKey<AdminAccessFlow>({ pendingWork: 'check' });

/** Creates the admin access flow. */
export function createAdminAccess(context: FlowContext): AdminAccessFlow {
  let running: AdminAccessActor | null = null;
  const load = loadOnce(async () => {
    const { startAdminAccess } = await import('./adminAccess.actor.ts');
    return (running = startAdminAccess(context));
  });
  return {
    key: adminAccessFlow,
    load,
    hasPendingWork: () => false,
    resetUser: () => running?.send({ type: 'adminAccess.reset' }),
  };
}
