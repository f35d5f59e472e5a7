import { beforeEach, describe, expect, test } from 'vitest';
import { guardHistory } from './guardHistory.ts';
import { createLeaveGuard, type LeaveGuard } from './leaveGuard.ts';

/** A browser's history, as far as the guard looks: a move is told after it is made, to every listener in turn. */
function openBrowser(places: { path: string; state: unknown }[], start: number) {
  let at = start;
  const target = new EventTarget();
  const history = {
    get state() {
      return places[at]?.state;
    },
    go(move = 0) {
      if (places[at + move] === undefined) return;
      at += move;
      target.dispatchEvent(Object.assign(new Event('popstate'), { state: places[at]?.state }));
    },
  };
  const location = {
    get pathname() {
      return places[at]?.path ?? '';
    },
  };
  const seen: string[] = [];
  return {
    page: { history, location } as unknown as Window,
    hear: (hear: (event: PopStateEvent) => void) => target.addEventListener('popstate', (event) => hear(event as PopStateEvent)),
    listen: () => target.addEventListener('popstate', () => void seen.push(location.pathname)),
    seen,
    path: () => location.pathname,
    go: (move: number) => history.go(move),
  };
}

const idx = (index: number) => ({ idx: index, key: `k${index}` });
const places = [
  { path: '/', state: idx(0) },
  { path: '/blogs', state: idx(1) },
  { path: '/addAReview', state: idx(2) },
  { path: '/myOrders', state: idx(3) },
];

let guard: LeaveGuard;
let browser: ReturnType<typeof openBrowser>;
let stop: () => void;
beforeEach(() => {
  guard = createLeaveGuard();
  browser = openBrowser(places, 2);
  // As the app does: before the router, which listens from the start, while the guard's handling of moves comes late.
  browser.hear(guard.onMove);
  browser.listen();
  stop = guardHistory(guard, browser.page);
});

describe('with nothing to lose', () => {
  test('Back and Forward go on at once', () => {
    browser.go(-2);
    browser.go(3);
    expect(browser.seen).toEqual(['/', '/myOrders']);
    expect(guard.isAsking()).toBe(false);
  });
});

describe('with something to lose', () => {
  test.each([-1, -2, 1])('a move by %i is asked about, and the router hears nothing of it', (move) => {
    guard.hold();
    browser.go(move);
    expect(browser.path()).toBe('/addAReview');
    expect(browser.seen).toEqual([]);
    expect(guard.isAsking()).toBe(true);
  });

  test.each([
    [-1, '/blogs'],
    [-2, '/'],
    [1, '/myOrders'],
  ])('after a yes the move by %i is made, to %s', (move, path) => {
    const release = guard.hold();
    browser.go(move);
    guard.goOn();
    release();
    expect(browser.seen).toEqual([path]);
    expect(guard.isAsking()).toBe(false);
    browser.go(0 - move);
    expect(browser.path()).toBe('/addAReview');
  });

  test('after a no the page stays, and the next move is asked about again', () => {
    guard.hold();
    browser.go(-1);
    guard.stay();
    expect(guard.isAsking()).toBe(false);
    browser.go(-1);
    expect(guard.isAsking()).toBe(true);
    expect(browser.path()).toBe('/addAReview');
  });

  test('Back pressed again while it asks is asked about, not made', () => {
    guard.hold();
    browser.go(-1);
    browser.go(-2);
    expect(browser.path()).toBe('/addAReview');
    guard.goOn();
    expect(browser.path()).toBe('/');
  });

  test('what is no longer to lose is not asked about', () => {
    guard.hold()();
    browser.go(-1);
    expect(browser.seen).toEqual(['/blogs']);
  });
});

test('the same page at another address is not left', () => {
  browser = openBrowser(
    [
      { path: '/addAReview', state: idx(0) },
      { path: '/addAReview', state: idx(1) },
    ],
    1,
  );
  browser.hear(guard.onMove);
  browser.listen();
  guardHistory(guard, browser.page);
  guard.hold();
  browser.go(-1);
  expect(browser.seen).toEqual(['/addAReview']);
});

test('a place that the router did not make is left alone', () => {
  browser = openBrowser(
    [
      { path: '/', state: null },
      { path: '/addAReview', state: idx(0) },
    ],
    1,
  );
  browser.hear(guard.onMove);
  browser.listen();
  guardHistory(guard, browser.page);
  guard.hold();
  browser.go(-1);
  expect(browser.seen).toEqual(['/']);
});

test('once it has stopped, moves are nobody’s business', () => {
  guard.hold();
  stop();
  browser.go(-1);
  expect(browser.seen).toEqual(['/blogs']);
  expect(guard.isAsking()).toBe(false);
});
