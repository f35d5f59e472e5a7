import type { Actors } from './startActors.ts';

/** How far the root's flows are: their code loads after the first paint, and may fail to. */
export type ActorsState = { state: 'loading' } | { state: 'failed' } | { state: 'running'; actors: Actors };

/** Starts the root's flows when asked, once; after a failure again. */
export function createActorsStore(load: () => Promise<Actors>) {
  let current: ActorsState = { state: 'loading' };
  let isStarted = false;
  const listeners = new Set<() => void>();
  const change = (next: ActorsState) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      if (current.state === 'failed') change({ state: 'loading' });
      load().then(
        (actors) => change({ state: 'running', actors }),
        () => {
          isStarted = false;
          change({ state: 'failed' });
        },
      );
    },
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type ActorsStore = ReturnType<typeof createActorsStore>;
