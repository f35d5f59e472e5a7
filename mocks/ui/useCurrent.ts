import { useSyncExternalStore } from 'react';

/** Subscribes to a value of the sandbox. On a server it is the same. */
export const useCurrent = <Value>(subscribe: (listener: () => void) => () => void, current: () => Value): Value =>
  useSyncExternalStore(subscribe, current, current);
