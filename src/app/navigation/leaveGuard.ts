/**
 * Creates the guard that asks before unsaved input is lost. A page with unsaved input blocks the guard. Every navigation asks the guard
 * first.
 */
export function createLeaveGuard() {
  const blockers = new Set<{ onLeft: () => void }>();
  const listeners = new Set<() => void>();
  const watchers = new Set<() => void>();
  let intercept: ((event: PopStateEvent) => void) | null = null;
  let onward: (() => void) | null = null;
  const change = (next: typeof onward) => {
    onward = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Marks input as unsaved. Calls `onLeft` if the user discards it. Returns a function that unblocks the guard. */
    block: (onLeft = () => {}) => {
      const blocker = { onLeft };
      if (blockers.size === 0) for (const watch of watchers) watch();
      blockers.add(blocker);
      return () => {
        blockers.delete(blocker);
        // Nothing is unsaved any more, so the question closes.
        if (blockers.size === 0 && onward !== null) change(null);
      };
    },
    /** Calls `watch` when the first input becomes unsaved, on the page where that happens. Returns an unsubscribe function. */
    onBlock: (watch: () => void) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    /** The popstate listener for Back and Forward. Register it before the router's. */
    onMove: (event: PopStateEvent) => intercept?.(event),
    /** Sets the handler for Back and Forward. Returns a function that removes it. */
    interceptMoves: (listener: (event: PopStateEvent) => void) => {
      intercept = listener;
      return () => {
        if (intercept === listener) intercept = null;
      };
    },
    isBlocked: () => blockers.size > 0,
    /** Calls `go` at once if nothing is unsaved, or after the user confirms. */
    leave: (go: () => void) => (blockers.size === 0 ? go() : change(go)),
    cancel: () => change(null),
    /** Discards the input and leaves. */
    confirm: () => {
      const go = onward;
      change(null);
      if (go) for (const { onLeft } of blockers) onLeft();
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
