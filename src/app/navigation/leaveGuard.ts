import { createStore } from '#contract/store.ts';

/**
 * Creates the guard that asks before unsaved input is lost. A page with unsaved input blocks the guard. Every navigation asks the guard
 * first.
 */
export function createLeaveGuard() {
  const blockers = new Set<{ onDiscard: () => void }>();
  const pendingNavigation = createStore<(() => void) | null>(null);
  const blockListeners = new Set<() => void>();
  return {
    /** Marks input as unsaved. Calls `onDiscard` if the user discards it. Returns a function that unblocks the guard. */
    block: (onDiscard = () => {}) => {
      const blocker = { onDiscard };
      if (blockers.size === 0) for (const listener of blockListeners) listener();
      blockers.add(blocker);
      return () => {
        blockers.delete(blocker);
        const go = pendingNavigation.read();
        if (blockers.size > 0 || go === null) return;
        // A form that was being submitted when the user left has been sent. There is nothing to ask any more.
        pendingNavigation.write(null);
        go();
      };
    },
    /** Calls `listener` when the first input becomes unsaved, on the page where that happens. Returns an unsubscribe function. */
    onBlock: (listener: () => void) => {
      blockListeners.add(listener);
      return () => void blockListeners.delete(listener);
    },
    isBlocked: () => blockers.size > 0,
    /** Calls `go` at once if nothing is unsaved, otherwise when the user confirms or nothing is unsaved any more. */
    leave: (go: () => void) => (blockers.size === 0 ? go() : pendingNavigation.write(go)),
    cancel: () => pendingNavigation.write(null),
    /** Discards the input and leaves. */
    confirm: () => {
      const go = pendingNavigation.read();
      pendingNavigation.write(null);
      if (go) for (const { onDiscard } of blockers) onDiscard();
      go?.();
    },
    subscribe: pendingNavigation.subscribe,
    isAsking: () => pendingNavigation.read() !== null,
  };
}

/** The guard that asks before unsaved input is lost. */
export type LeaveGuard = ReturnType<typeof createLeaveGuard>;
