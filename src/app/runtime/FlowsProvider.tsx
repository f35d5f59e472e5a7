import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ActorsState, ActorsStore } from './flowsStore.ts';
import { type Session, toSession } from '../features/auth/session.ts';
import type { Actors } from '../start.ts';

const ActorsContext = createContext<ActorsStore | null>(null);

/** Starts the app's flows after the first paint, because their code is loaded separately. */
export function ActorsProvider({ store, children }: { store: ActorsStore; children: ReactNode }) {
  useEffect(() => store.start(), [store]);
  return <ActorsContext value={store}>{children}</ActorsContext>;
}

function useActorsStore() {
  const store = useContext(ActorsContext);
  if (store === null) throw new Error('The flows need an ActorsProvider above');
  return { store, current: useSyncExternalStore(store.subscribe, store.read, store.read) };
}

/** Returns the running flows, or null until their code is loaded. */
export function useRunningActors(): Actors | null {
  const { current } = useActorsStore();
  return current.state === 'running' ? current.actors : null;
}

/** Returns the running flows, or throws. Only for pages that are shown once they run. */
export function useActors(): Actors {
  const actors = useRunningActors();
  if (actors === null) throw new Error('The flows are not running yet');
  return actors;
}

const silence = () => () => {};

/** Without the flows the user counts as signed out, or the session as unsettled. */
function sessionOf(current: ActorsState, snapshot: Parameters<typeof toSession>[0]): Session {
  if (current.state === 'forgone') return { state: 'signedOut' };
  return current.state === 'failed' ? { state: 'unsettled' } : toSession(snapshot);
}

/** Returns the session, and two ways to continue if it cannot be determined. */
export function useSession(): { session: Session; retry: () => void; continueSignedOut: () => void } {
  const { store, current } = useActorsStore();
  const auth = current.state === 'running' ? current.actors.auth : null;
  const subscribe = useMemo(() => {
    if (auth === null) return silence;
    return (listener: () => void) => {
      const subscription = auth.subscribe(listener);
      return () => subscription.unsubscribe();
    };
  }, [auth]);
  const snapshot = useSyncExternalStore(subscribe, () => auth?.getSnapshot() ?? null);
  return {
    session: sessionOf(current, snapshot),
    retry: () => (auth ? auth.send({ type: 'auth.retry' }) : store.start()),
    continueSignedOut: () => (auth ? auth.send({ type: 'auth.continueSignedOut' }) : store.forgo()),
  };
}
