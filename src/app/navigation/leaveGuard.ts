/** Whatever would be lost by going on holds the guard; whoever wants to go on asks it. */
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
    /** There is something to lose; `onLeft` hears that it was given up. Returns how to let go. */
    hold: (onLeft = () => {}) => {
      const holder = { onLeft };
      if (holders.size === 0) for (const watch of watchers) watch();
      holders.add(holder);
      return () => {
        holders.delete(holder);
        // Nothing is left to ask about.
        if (holders.size === 0 && onward !== null) change(null);
      };
    },
    /** Hears when something to lose begins, on the page where it is. Returns how to stop. */
    onHold: (watch: () => void) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    /** Back and Forward, for whoever hears of them before the router does. */
    onMove: (event: PopStateEvent) => intercept?.(event),
    /** Takes the moves in hand. Returns how to let go. */
    interceptMoves: (hear: (event: PopStateEvent) => void) => {
      intercept = hear;
      return () => {
        if (intercept === hear) intercept = null;
      };
    },
    isHeld: () => holders.size > 0,
    /** Goes on at once, or after the question. */
    leave: (go: () => void) => (holders.size === 0 ? go() : change(go)),
    stay: () => change(null),
    /** The answer to the question is yes. */
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
