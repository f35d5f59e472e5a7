import { beforeEach, describe, expect, test } from 'vitest';
import { guardHistory } from './guardHistory.ts';
import { createLeaveGuard, type LeaveGuard } from './leaveGuard.ts';

/** A fake browser history. It dispatches popstate after each move, to every listener in turn. */
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
    page: Object.assign(target, { history, location }) as unknown as Window,
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
beforeEach(() => {
  guard = createLeaveGuard();
  browser = openBrowser(places, 2);
  guardHistory(guard, browser.page);
  browser.listen();
});

describe('without unsaved input', () => {
  test('Back and Forward navigate at once', () => {
    browser.go(-2);
    browser.go(3);
    expect(browser.seen).toEqual(['/', '/myOrders']);
    expect(guard.isAsking()).toBe(false);
  });
});

describe('with unsaved input', () => {
  test.each([-1, -2, 1])('asks before a move by %i, and does not notify the router', (move) => {
    guard.block();
    browser.go(move);
    expect(browser.path()).toBe('/addAReview');
    expect(browser.seen).toEqual([]);
    expect(guard.isAsking()).toBe(true);
  });

  test.each([
    [-1, '/blogs'],
    [-2, '/'],
    [1, '/myOrders'],
  ])('after Leave, repeats the move by %i to %s', (move, path) => {
    const release = guard.block();
    browser.go(move);
    guard.confirm();
    release();
    expect(browser.seen).toEqual([path]);
    expect(guard.isAsking()).toBe(false);
    browser.go(0 - move);
    expect(browser.path()).toBe('/addAReview');
  });

  test('after Stay, keeps the page and asks again on the next move', () => {
    guard.block();
    browser.go(-1);
    guard.cancel();
    expect(guard.isAsking()).toBe(false);
    browser.go(-1);
    expect(guard.isAsking()).toBe(true);
    expect(browser.path()).toBe('/addAReview');
  });

  test('another Back during the question does not navigate', () => {
    guard.block();
    browser.go(-1);
    browser.go(-2);
    expect(browser.path()).toBe('/addAReview');
    guard.confirm();
    expect(browser.path()).toBe('/');
  });

  test('does not ask once the input is no longer unsaved', () => {
    guard.block()();
    browser.go(-1);
    expect(browser.seen).toEqual(['/blogs']);
  });
});

test('does not ask if the path stays the same', () => {
  browser = openBrowser(
    [
      { path: '/addAReview', state: idx(0) },
      { path: '/addAReview', state: idx(1) },
    ],
    1,
  );
  guardHistory(guard, browser.page);
  browser.listen();
  guard.block();
  browser.go(-1);
  expect(browser.seen).toEqual(['/addAReview']);
});

test('ignores history entries that the router did not create', () => {
  browser = openBrowser(
    [
      { path: '/', state: null },
      { path: '/addAReview', state: idx(0) },
    ],
    1,
  );
  guardHistory(guard, browser.page);
  browser.listen();
  guard.block();
  browser.go(-1);
  expect(browser.seen).toEqual(['/']);
});
