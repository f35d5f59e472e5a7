import { createContext, type ReactNode, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useIsHydrated } from '#components/useIsHydrated.ts';
import type { Flow, FlowKey, Flows } from './flow.ts';
import type { FlowsState, FlowsStore } from './flowsStore.ts';
import type { Session } from './session.ts';

const FlowsContext = createContext<FlowsStore | null>(null);

/** Starts the app's flows after the first paint if they are needed, because their code is loaded separately. */
export function FlowsProvider({ store, children }: { store: FlowsStore; children: ReactNode }) {
  useEffect(() => store.startForSession(), [store]);
  return <FlowsContext value={store}>{children}</FlowsContext>;
}

function useFlowsStore() {
  const store = useContext(FlowsContext);
  if (store === null) throw new Error('The flows need a FlowsProvider above');
  return { store, current: useSyncExternalStore(store.subscribe, store.read, store.readFirst) };
}

/** Returns the running flows, or null until their code is loaded. */
export function useFlows(): Flows | null {
  const { current } = useFlowsStore();
  return current.state === 'running' ? current.flows : null;
}

/**
 * Starts the flows, for pages on which somebody signs in. `isSignInLikely` is true until the session is known, unless somebody is signed in
 * on this device and will be led away, and while the user continues without the flows.
 */
export function useNeededFlows(): { flows: Flows | null; isSignInLikely: boolean } {
  const { store, current } = useFlowsStore();
  const { session } = useSession();
  const isUnneeded = current.state === 'unneeded';
  useEffect(() => {
    if (isUnneeded) store.start();
  }, [store, isUnneeded]);
  const isUnknown = isUnneeded || session.state === 'checking';
  // Prerendered pages know no session, so the first render must not look for one.
  const isSignedInHere = useIsHydrated() && store.isSignedInHere();
  const isSignInLikely = current.state === 'skipped' || (isUnknown && !isSignedInHere);
  return { flows: current.state === 'running' ? current.flows : null, isSignInLikely };
}

/** Returns a running flow. Throws if the flows are not running yet, so use it only in pages that render once the session is known. */
export function useFlow<Running extends Flow>(key: FlowKey<Running>): Running {
  const flows = useFlows();
  if (flows === null) throw new Error('The flows are not running yet');
  return flows.get(key);
}

const notRunning: Record<Exclude<FlowsState['state'], 'running'>, Session> = {
  loading: { state: 'checking' },
  unneeded: { state: 'signedOut' },
  failed: { state: 'unsettled' },
  skipped: { state: 'signedOut' },
};

const sessionOf = (flows: FlowsState): Session => (flows.state === 'running' ? flows.flows.session.read() : notRunning[flows.state]);

const stopNothing = () => {};

/** Returns the session, and two ways to continue if it cannot be determined. */
export function useSession(): { session: Session; retry: () => void; continueSignedOut: () => void } {
  const { store, current } = useFlowsStore();
  const source = current.state === 'running' ? current.flows.session : null;
  const subscribe = useCallback((listener: () => void) => source?.subscribe(listener) ?? stopNothing, [source]);
  return {
    session: useSyncExternalStore(
      subscribe,
      () => sessionOf(current),
      () => sessionOf(store.readFirst()),
    ),
    retry: () => (source ? source.retry() : store.start()),
    continueSignedOut: () => (source ? source.continueSignedOut() : store.continueSignedOut()),
  };
}
