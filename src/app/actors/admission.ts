import type { AdmissionActor } from './admissionActor.ts';
import type { Effects } from './effects.ts';
import { loadOnce } from '../services/loadOnce.ts';

/** Creates the admin access flow, whose code loads with the dashboard. */
export function createAdmission(effects: Effects) {
  let running: AdmissionActor | null = null;
  const load = loadOnce(async () => {
    const { createAdmissionActor } = await import('./admissionActor.ts');
    return (running = createAdmissionActor(effects).start());
  });
  return { load, forgetPerson: () => running?.send({ type: 'admission.forget' }) };
}
