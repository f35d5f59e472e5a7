import type { LeaveGuard } from './leaveGuard.ts';

/** Returns the index that the router gives each history entry, or null for an entry that the router did not create. */
function indexOf(state: unknown): number | null {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

/**
 * Makes Back and Forward ask the guard. The browser has already moved when it dispatches popstate, so this goes back to the page's entry
 * and repeats the move once the user confirms. Call it before the router listens, which must not see a move that is reverted: the browser
 * calls the listeners in the order of their registration.
 */
export function guardHistory(guard: LeaveGuard, page: Pick<Window, 'history' | 'location' | 'addEventListener'>): void {
  const currentPlace = () => ({ index: indexOf(page.history.state), path: page.location.pathname });
  let guarded = currentPlace();
  let expected: 'nothing' | 'return' | 'repeat' = 'nothing';
  guard.onBlock(() => {
    guarded = currentPlace();
  });
  /** Goes back to the page's entry from wherever the browser has moved. */
  const revertMove = (event: Event, index: number, target: number) => {
    event.stopImmediatePropagation();
    if (index === target) return;
    expected = 'return';
    page.history.go(target - index);
  };
  page.addEventListener('popstate', (event) => {
    const was = expected;
    expected = 'nothing';
    const index = indexOf(event.state);
    if (index === null || guarded.index === null || was === 'repeat') return;
    if (was === 'return') {
      revertMove(event, index, guarded.index);
      return;
    }
    if (!guard.isBlocked() || guarded.path === page.location.pathname) return;
    const move = index - guarded.index;
    revertMove(event, index, guarded.index);
    guard.leave(() => {
      expected = 'repeat';
      page.history.go(move);
    });
  });
}
