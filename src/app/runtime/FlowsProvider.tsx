import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from '#components/useIsHydrated.ts';
import type { Flow, FlowKey, Flows } from './flow.ts';
import type { FlowsState, FlowsStore } from './flowsStore.ts';
import type { Session } from './session.ts';

interface FlowsValue {
  store: FlowsStore;
  /**
   * The state with which the page was first rendered. React hydrates parts of a prerendered page later, and the flows may have started
   * meanwhile, so those parts must not see the current state first.
   */
  first: FlowsState;
}

const FlowsContext = createContext<FlowsValue | null>(null);

/** Starts the app's flows after the first paint if they are needed, because their code is loaded separately. */
export function FlowsProvider({ store, children }: { store: FlowsStore; children: ReactNode }) {
  const [first] = useState(() => store.read());
  const value = useMemo(() => ({ store, first }), [store, first]);
  useEffect(() => store.startForSession(), [store]);
  return <FlowsContext value={value}>{children}</FlowsContext>;
}

function useFlowsStore() {
  const value = useContext(FlowsContext);
  if (value === null) throw new Error('The flows need a FlowsProvider above');
  const { store, first } = value;
  return { store, first, current: useSyncExternalStore(store.subscribe, store.read, () => first) };
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
  const { store, first, current } = useFlowsStore();
  const source = current.state === 'running' ? current.flows.session : null;
  const subscribe = useCallback((listener: () => void) => source?.subscribe(listener) ?? stopNothing, [source]);
  return {
    session: useSyncExternalStore(
      subscribe,
      () => sessionOf(current),
      () => sessionOf(first),
    ),
    retry: () => (source ? source.retry() : store.start()),
    continueSignedOut: () => (source ? source.continueSignedOut() : store.continueSignedOut()),
  };
}
