import type { AdmissionActor } from './adminAccess.actor.ts';
import type { Effects } from '../../../runtime/flow.ts';
import { loadOnce } from '../../../services/loadOnce.ts';

/** Creates the admin access flow, whose code loads with the dashboard. */
export function createAdmission(effects: Effects) {
  let running: AdmissionActor | null = null;
  const load = loadOnce(async () => {
    const { createAdmissionActor } = await import('./adminAccess.actor.ts');
    return (running = createAdmissionActor(effects).start());
  });
  return { load, forgetPerson: () => running?.send({ type: 'admission.forget' }) };
}
