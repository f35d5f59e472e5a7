import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ActorsState, ActorsStore } from './actorsStore.ts';
import { type Session, toSession } from './session.ts';
import type { Actors } from './startActors.ts';

const ActorsContext = createContext<ActorsStore | null>(null);

/** Starts the root's flows after the first paint: their code is not in it. */
export function ActorsProvider({ store, children }: { store: ActorsStore; children: ReactNode }) {
  useEffect(() => store.start(), [store]);
  return <ActorsContext value={store}>{children}</ActorsContext>;
}

function useActorsStore() {
  const store = useContext(ActorsContext);
  if (store === null) throw new Error('The flows need an ActorsProvider above');
  return { store, current: useSyncExternalStore(store.subscribe, store.read, store.read) };
}

/** The running flows; null until their code is there. */
export function useRunningActors(): Actors | null {
  const { current } = useActorsStore();
  return current.state === 'running' ? current.actors : null;
}

/** The running flows; only on pages that are shown once they run. */
export function useActors(): Actors {
  const actors = useRunningActors();
  if (actors === null) throw new Error('The flows are not running yet');
  return actors;
}

const silence = () => () => {};

/** Without the flows nobody is signed in, or nobody can tell. */
function sessionOf(current: ActorsState, snapshot: Parameters<typeof toSession>[0]): Session {
  if (current.state === 'forgone') return { state: 'signedOut' };
  return current.state === 'failed' ? { state: 'unsettled' } : toSession(snapshot);
}

/** Who is here, and the two ways on where that cannot be told. */
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
