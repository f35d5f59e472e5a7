/** Asks before unsaved input is lost. A page with unsaved input holds the guard; every navigation asks it first. */
export function createLeaveGuard() {
  const holders = new Set<{ onLeft: () => void }>();
  const listeners = new Set<() => void>();
  const watchers = new Set<() => void>();
  let intercept: ((event: PopStateEvent) => void) | null = null;
  let onward: (() => void) | null = null;
  const change = (next: typeof onward) => {
    onward = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Marks input as unsaved. `onLeft` is called when the user discards it. Returns a function that releases the guard. */
    hold: (onLeft = () => {}) => {
      const holder = { onLeft };
      if (holders.size === 0) for (const watch of watchers) watch();
      holders.add(holder);
      return () => {
        holders.delete(holder);
        // Nothing is unsaved any more, so the question closes.
        if (holders.size === 0 && onward !== null) change(null);
      };
    },
    /** Calls `watch` when the first input becomes unsaved, on the page where that happens. Returns an unsubscribe function. */
    onHold: (watch: () => void) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    /** The popstate listener for Back and Forward. Register it before the router's. */
    onMove: (event: PopStateEvent) => intercept?.(event),
    /** Sets the handler for these moves. Returns a function that removes it. */
    interceptMoves: (hear: (event: PopStateEvent) => void) => {
      intercept = hear;
      return () => {
        if (intercept === hear) intercept = null;
      };
    },
    isHeld: () => holders.size > 0,
    /** Navigates at once, or after the user confirms. */
    leave: (go: () => void) => (holders.size === 0 ? go() : change(go)),
    stay: () => change(null),
    /** The user confirms that they want to leave. */
    goOn: () => {
      const go = onward;
      change(null);
      if (go) for (const { onLeft } of holders) onLeft();
      go?.();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isAsking: () => onward !== null,
  };
}

export type LeaveGuard = ReturnType<typeof createLeaveGuard>;
