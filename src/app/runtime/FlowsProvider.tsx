import { createContext, type ReactNode, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Flow, FlowKey, Flows } from './flow.ts';
import type { FlowsState, FlowsStore } from './flowsStore.ts';
import type { Session } from './session.ts';

const FlowsContext = createContext<FlowsStore | null>(null);

/** Starts the app's flows after the first paint, because their code is loaded separately. */
export function FlowsProvider({ store, children }: { store: FlowsStore; children: ReactNode }) {
  useEffect(() => store.start(), [store]);
  return <FlowsContext value={store}>{children}</FlowsContext>;
}

function useFlowsStore() {
  const store = useContext(FlowsContext);
  if (store === null) throw new Error('The flows need a FlowsProvider above');
  return { store, current: useSyncExternalStore(store.subscribe, store.read, store.read) };
}

/** Returns the running flows, or null until their code is loaded. */
export function useFlows(): Flows | null {
  const { current } = useFlowsStore();
  return current.state === 'running' ? current.flows : null;
}

/** Returns a running flow. Throws if the flows are not running yet, so use it only in pages that render once the session is known. */
export function useFlow<Running extends Flow>(key: FlowKey<Running>): Running {
  const flows = useFlows();
  if (flows === null) throw new Error('The flows are not running yet');
  return flows.get(key);
}

const notRunning: Record<Exclude<FlowsState['state'], 'running'>, Session> = {
  loading: { state: 'checking' },
  failed: { state: 'unsettled' },
  skipped: { state: 'signedOut' },
};

const unsubscribe = () => {};

/** Returns the session, and two ways to continue if it cannot be determined. */
export function useSession(): { session: Session; retry: () => void; continueSignedOut: () => void } {
  const { store, current } = useFlowsStore();
  const source = current.state === 'running' ? current.flows.session : null;
  const subscribe = useCallback((listener: () => void) => source?.subscribe(listener) ?? unsubscribe, [source]);
  const read = () => (current.state === 'running' ? current.flows.session.read() : notRunning[current.state]);
  return {
    session: useSyncExternalStore(subscribe, read, read),
    retry: () => (source ? source.retry() : store.start()),
    continueSignedOut: () => (source ? source.continueSignedOut() : store.continueSignedOut()),
  };
}
