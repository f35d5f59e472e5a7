// The only entry of the sandbox. The app's main imports it dynamically, and only in sandbox mode. React hydrates the page as soon as the
// notice is here, while the rest is still loading.
import type * as Opening from '../situation/openSituation.ts';
import type * as Rest from './startSandbox.tsx';
import type * as Two from './two.tsx';

export { StartingNotice } from '../ui/SandboxNotice.tsx';

const rest = import('./startSandbox.tsx');

/** See startSandbox.tsx. Also rejects if that cannot be loaded. */
export const startSandbox: typeof Rest.startSandbox = async (options) => (await rest).startSandbox(options);

/** Observes the app's machines for the dock. Those that start before the rest is here wait for it. */
export const inspect: typeof Rest.machines.inspect = (event) =>
  void rest.then(
    ({ machines }) => machines.inspect(event),
    () => {},
  );

/** See openSituation.ts, which loads only for an address with a situation. */
export const openSituation: typeof Opening.openSituation = async (...options) =>
  (await import('../situation/openSituation.ts')).openSituation(...options);

/** See two.tsx, which loads only for its own address. */
export const openTwoPeople = async (...options: Parameters<typeof Two.twoPeople>): Promise<ReturnType<typeof Two.twoPeople>> =>
  (await import('./two.tsx')).twoPeople(...options);
