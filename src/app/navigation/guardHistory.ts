import type { LeaveGuard } from './leaveGuard.ts';

/** The number that the router gives each place in the history; null of a place that is not the router's. */
function indexOf(state: unknown): number | null {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

/**
 * Back and Forward ask the guard too. The browser has moved on by the time it tells, so the page's place is taken up again, and the
 * move is made a second time after a yes. The guard is told of moves before the router is, which must not hear of one that is taken back.
 * Returns how to stop.
 */
export function guardHistory(guard: LeaveGuard, page: Pick<Window, 'history' | 'location'>): () => void {
  const place = () => ({ index: indexOf(page.history.state), path: page.location.pathname });
  let here = place();
  let expected: 'nothing' | 'return' | 'repeat' = 'nothing';
  const stop = guard.onHold(() => {
    here = place();
  });
  /** Takes up the page's place again, from wherever the browser has moved on to. */
  const takeBack = (event: Event, index: number, home: number) => {
    event.stopImmediatePropagation();
    if (index === home) return;
    expected = 'return';
    page.history.go(home - index);
  };
  const hear = (event: PopStateEvent) => {
    const was = expected;
    expected = 'nothing';
    const index = indexOf(event.state);
    if (index === null || here.index === null || was === 'repeat') return;
    if (was === 'return') {
      takeBack(event, index, here.index);
      return;
    }
    if (!guard.isHeld() || here.path === page.location.pathname) return;
    const move = index - here.index;
    takeBack(event, index, here.index);
    guard.leave(() => {
      expected = 'repeat';
      page.history.go(move);
    });
  };
  const release = guard.interceptMoves(hear);
  return () => {
    stop();
    release();
  };
}
