/** A value that others follow. `subscribe` and `read` are what React's `useSyncExternalStore` takes. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** Calls the listener after each write. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
