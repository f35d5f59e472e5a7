import { createFlowKey, type Flow, type FlowContext } from '../../../runtime/flow.ts';
import { loadOnce } from '../../../services/loadOnce.ts';
import type { AdmissionActor } from './adminAccess.actor.ts';

/** Checks if the user is an administrator. Its code loads with the dashboard. */
export interface AdminAccessFlow extends Flow {
  load(): Promise<AdmissionActor>;
}

export const adminAccessFlow = createFlowKey<AdminAccessFlow>('check');

/** Creates the flow that checks if the user is an administrator. */
export function createAdminAccess(context: FlowContext): AdminAccessFlow {
  let running: AdmissionActor | null = null;
  const load = loadOnce(async () => {
    const { createAdmissionActor } = await import('./adminAccess.actor.ts');
    return (running = createAdmissionActor(context).start());
  });
  return {
    key: adminAccessFlow,
    load,
    hasPendingWork: () => false,
    resetUser: () => running?.send({ type: 'admission.forget' }),
  };
}
