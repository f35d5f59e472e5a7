import type { Flow, FlowContext, FlowKey } from '../../../runtime/flow.ts';
import type { AdminAccessActor, createAdminAccess } from './adminAccess.actor.ts';

/** Checks if the user is an administrator. Its code loads with the dashboard. */
export interface AdminAccessFlow extends Flow {
  /** Returns the actor. The first call creates and starts it. */
  getOrCreate(create: typeof createAdminAccess): AdminAccessActor;
}

export const adminAccessFlow: FlowKey<AdminAccessFlow> = { pendingWork: 'check' };

/** Creates the admin access flow. */
export function createAdminAccessFlow(context: FlowContext): AdminAccessFlow {
  let running: AdminAccessActor | null = null;
  return {
    key: adminAccessFlow,
    getOrCreate: (create) => (running ??= create(context)),
    hasPendingWork: () => false,
    resetUser: () => running?.send({ type: 'adminAccess.reset' }),
    resetWorld: () => running?.checkAgain(),
  };
}
