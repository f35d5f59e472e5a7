import { expect, test, vi } from 'vitest';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

/** A visit of a page in one tab: each loading of the page listens anew, with what the tab kept. */
function openTab({ isOnline = true } = {}) {
  const platform = testPlatform();
  const reload = vi.fn<() => void>();
  const load = () => {
    const page = new EventTarget();
    reloadOnMissingChunk(platform, { target: page, isOnline: () => isOnline, reload });
    return (payload?: unknown) => void page.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  };
  return { load, reload };
}

const missing = (chunk: string) => new Error(`Failed to fetch dynamically imported module: /assets/${chunk}.js`);

test('a chunk that is gone loads the page anew', () => {
  const { load, reload } = openTab();
  load()(missing('booking'));
  expect(reload).toHaveBeenCalledOnce();
});

test('the same chunk still gone afterwards: the app hears of it, and the page stays', () => {
  const { load, reload } = openTab();
  load()(missing('booking'));
  const fail = load();
  fail(missing('booking'));
  fail(missing('booking'));
  expect(reload).toHaveBeenCalledOnce();
});

test('another chunk has a reload of its own', () => {
  const { load, reload } = openTab();
  load()(missing('booking'));
  load()(missing('login'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two chunks that stay gone do not reload each other for ever', () => {
  const { load, reload } = openTab();
  for (let visit = 0; visit < 10; visit += 1) {
    const fail = load();
    fail(missing('booking'));
    fail(missing('login'));
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a failure without a name counts as one chunk', () => {
  const { load, reload } = openTab();
  load()();
  load()('text');
  load()(missing('x'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a connection nothing was deployed: the page stays', () => {
  const { load, reload } = openTab({ isOnline: false });
  load()(missing('booking'));
  expect(reload).not.toHaveBeenCalled();
});
