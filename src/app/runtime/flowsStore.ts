import { createStore } from '#contract/store.ts';
import type { Platform } from '../services/ports.ts';
import type { StoredSession } from '../services/storedSession.ts';
import type { Flows } from './flow.ts';

/**
 * The state of the app's flows. Their code loads after the first paint, and may fail to load or never arrive. `loading`: also before anybody
 * has asked for it. `unneeded`: nobody is signed in, so it loads only for a page that needs it. `skipped`: the user continues without the
 * flows, signed out, until the code arrives after all.
 */
export type FlowsState =
  | { state: 'loading' }
  | { state: 'unneeded' }
  | { state: 'failed' }
  | { state: 'skipped' }
  | { state: 'running'; flows: Flows };

const first: FlowsState = { state: 'loading' };

/** The time limit for their code, in milliseconds (docs/product-rules.md#auth-state-never-settles). */
const LOAD_TIMEOUT = 10_000;

interface FlowsStoreOptions {
  load: () => Promise<Flows>;
  platform: Pick<Platform, 'wait'>;
  storedSession: StoredSession;
}

/**
 * Creates the store that starts the app's flows once, and again on request after a failure. A visitor who is not signed in has no orders,
 * payments or rights to look after. Then the flows wait for a page that needs them, or for a sign-in in another tab.
 */
export function createFlowsStore({ load, platform, storedSession }: FlowsStoreOptions) {
  const { read, write, subscribe } = createStore(first);
  let loading: Promise<Flows> | null = null;
  const start = () => {
    const { state } = read();
    if (state === 'running' || (state === 'loading' && loading !== null)) return;
    if (state !== 'loading') write({ state: 'loading' });
    // Reuse a load that is late: only one set of flows may ever run.
    loading ??= load();
    const arrived = new AbortController();
    const fail = () => void (read().state === 'loading' && write({ state: 'failed' }));
    platform.wait(LOAD_TIMEOUT, arrived.signal).then(fail, () => {});
    loading.then(
      (flows) => {
        arrived.abort();
        if (read().state !== 'running') write({ state: 'running', flows });
      },
      () => {
        arrived.abort();
        loading = null;
        fail();
      },
    );
  };
  return {
    /** Starts the flows if somebody is signed in on this device. Call it once the first page is shown. */
    startForSession: () => {
      if (storedSession.exists()) start();
      else if (read().state === 'loading' && loading === null) write({ state: 'unneeded' });
      return storedSession.onChange(() => {
        if (read().state === 'unneeded' && storedSession.exists()) start();
      });
    },
    /** Starts the flows for a page that needs them, or tries again after a failure. */
    start,
    /** Continues without the flows after they failed. */
    continueSignedOut: () => write({ state: 'skipped' }),
    /** True if somebody is signed in on this device, as far as that is known before the flows run. */
    isSignedInHere: () => storedSession.exists(),
    read,
    /**
     * Returns the state before the start. React hydrates parts of a prerendered page later, and the flows may have started meanwhile, so
     * those parts must not see the current state first.
     */
    readFirst: () => first,
    subscribe,
  };
}

/** The store that loads and starts the flows. */
export type FlowsStore = ReturnType<typeof createFlowsStore>;
