import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false on a server and while React takes over its HTML, which has to be the same; true in a browser from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
