import { describe, expect, test, vi } from 'vitest';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

/** One tab. Each call of `load` is a page load that sees what the tab has stored. */
function openTab({ isOnline = true } = {}) {
  const platform = testPlatform();
  const reload = vi.fn<() => void>();
  const load = () => {
    const target = new EventTarget();
    const page = Object.assign(target, { navigator: { onLine: isOnline }, location: { pathname: '/', reload } });
    const { loadAhead } = reloadOnMissingChunk(platform, page);
    const fail = (payload?: unknown) =>
      void page.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
    const leave = () => void page.dispatchEvent(new Event('beforeunload'));
    return Object.assign(fail, { loadAhead, leave, location: page.location });
  };
  return { load, reload, platform };
}

const missing = (chunk: string) => new Error(`Failed to fetch dynamically imported module: /assets/${chunk}.js`);

test('reloads the page if a chunk is missing', () => {
  const { load, reload } = openTab();
  load()(missing('booking'));
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload again if the same chunk is still missing', () => {
  const { load, reload } = openTab();
  load()(missing('booking'));
  const fail = load();
  fail(missing('booking'));
  fail(missing('booking'));
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads once for each chunk', () => {
  const { load, reload } = openTab();
  load()(missing('booking'));
  load()(missing('login'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two missing chunks do not cause a reload loop', () => {
  const { load, reload } = openTab();
  for (let visit = 0; visit < 10; visit += 1) {
    const fail = load();
    fail(missing('booking'));
    fail(missing('login'));
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('failures without a message count as one chunk', () => {
  const { load, reload } = openTab();
  load()();
  load()('text');
  load()(missing('x'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('does not reload while offline', () => {
  const { load, reload } = openTab({ isOnline: false });
  load()(missing('booking'));
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload while the page is being left, because the browser then ends its loads', async () => {
  const { load, reload, platform } = openTab();
  const fail = load();
  fail.leave();
  await platform.advance(9_000);
  fail(missing('booking'));
  expect(reload).not.toHaveBeenCalled();
});

test('reloads if the page was not left after all', async () => {
  const { load, reload, platform } = openTab();
  const fail = load();
  fail.leave();
  await platform.advance(11_000);
  fail(missing('booking'));
  expect(reload).toHaveBeenCalledOnce();
});

describe('while code loads that nobody waits for yet', () => {
  test('missing chunks do not reload the page', async () => {
    const { load, reload, platform } = openTab();
    const fail = load();
    const arrival = Promise.withResolvers<void>();
    const loading = fail.loadAhead(() => arrival.promise);
    fail(missing('booking'));
    arrival.reject(missing('booking'));
    await expect(loading).rejects.toThrow('booking');
    await new Promise((resolve) => void setTimeout(resolve, 2));
    fail(missing('start'));
    await new Promise((resolve) => void setTimeout(resolve, 2));
    expect(reload).not.toHaveBeenCalled();
    await platform.advance(5_000);
    fail(missing('booking'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the page reloads if something else is missing', async () => {
    const { load, reload } = openTab();
    const fail = load();
    void fail.loadAhead(() => new Promise(() => {}));
    fail(missing('menu'));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  test('the page reloads if it was opened meanwhile', () => {
    const { load, reload } = openTab();
    const fail = load();
    void fail.loadAhead(() => new Promise(() => {}));
    fail.location.pathname = '/booking/7';
    fail(missing('booking'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
