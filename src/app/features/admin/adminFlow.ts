import type { Effects } from '../../runtime/flow.ts';
import { loadOnce } from '../../services/loadOnce.ts';
import type { ManagementActors } from './adminActors.ts';

export interface Administrator {
  /** The signed-in user's email, or ''. */
  currentEmail: () => string;
}

/** Creates the admin flows, whose code loads when an administrator opens one of their pages. */
export function createManagement(effects: Effects, administrator: Administrator) {
  let running: ManagementActors | null = null;
  const load = loadOnce(async () => {
    const { createManagementActors } = await import('./adminActors.ts');
    return (running = createManagementActors(effects, administrator));
  });
  return {
    load,
    areUnderWay: () => running?.areUnderWay() ?? false,
    forgetPerson: () => running?.forgetPerson(),
  };
}
