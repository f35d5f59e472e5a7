import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { expect, test } from 'vitest';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { throttleAddress } from './throttleAddress.ts';

/** A tab with Safari's limit: more than 100 writes in ten seconds throw. */
function openTab(start: string, state: unknown = { idx: 0 }) {
  const platform = testPlatform();
  const entries = [{ state, url: new URL(start, 'https://shop.test') }];
  let at = 0;
  const writes: number[] = [];
  const target = new EventTarget();
  const write = () => {
    if (writes.filter((moment) => moment > platform.now() - 10_000).length >= 100) throw new DOMException('Too many', 'SecurityError');
    writes.push(platform.now());
  };
  const entry = (url: string | URL | null | undefined, state: unknown) => ({ state, url: new URL(url ?? '', entries[at]?.url) });
  const move = (delta: number) => {
    at += delta;
    target.dispatchEvent(new Event('popstate'));
  };
  const page = {
    get location() {
      return entries[at]?.url;
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      replaceState(state: unknown, _: string, url: URL) {
        write();
        entries[at] = entry(url, structuredClone(state));
      },
      pushState(state: unknown, _: string, url: string) {
        write();
        entries.splice(at + 1, entries.length, entry(url, state));
        at += 1;
      },
      go: move,
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as unknown as Window;
  const router = createBrowserHistory({ window: throttleAddress(page, platform), v5Compat: true });
  router.listen(() => {});
  const address = () => `${entries[at]?.url.pathname}${entries[at]?.url.search}`;
  const addresses = () => entries.map(({ url }) => url.pathname + url.search + url.hash);
  const shown = () => `${router.location.pathname}${router.location.search}`;
  return { platform, router, writes, address, shown, addresses, move, target };
}

test('160 changes in 16 seconds take half as many writes, the router knows each at once, and the last one is written', async () => {
  const { platform, router, writes, address, shown } = openTab('/cars');
  for (let change = 1; change <= 160; change += 1) {
    router.replace(`/cars?q=${change}`);
    expect(shown()).toBe(`/cars?q=${change}`);
    await platform.advance(100);
  }
  await platform.advance(200);
  expect(address()).toBe('/cars?q=160');
  expect(writes.length).toBeLessThanOrEqual(81);
  expect(platform.pending()).toBe(0);
});

test('a refused write is tried again until the browser accepts it', async () => {
  const { platform, router, writes, address, shown } = openTab('/cars');
  writes.push(...Array.from({ length: 100 }, () => platform.now()));
  router.replace('/cars?q=lamp');
  expect([address(), shown()]).toEqual(['/cars', '/cars?q=lamp']);
  await platform.advance(11_000);
  expect(address()).toBe('/cars?q=lamp');
});

test('writes the newest change before a link or Back leaves the entry', async () => {
  const { platform, router, addresses, shown } = openTab('/cars');
  router.replace('/cars?q=l');
  router.replace('/cars?q=lamp');
  router.push('/cars?q=lamp&details=7');
  router.replace('/cars?q=lamps&details=7');
  router.replace('/cars?q=lamps');
  router.go(-1);
  expect(addresses()).toEqual(['/cars?q=lamp', '/cars?q=lamps']);
  await platform.advance(1_000);
  expect(addresses()).toEqual(['/cars?q=lamp', '/cars?q=lamps']);
  expect(shown()).toBe('/cars?q=lamp');
});

test('does not write to another entry what the browser has left already', async () => {
  const { platform, router, addresses, shown, move } = openTab('/');
  router.push('/cars');
  router.replace('/cars?q=l');
  router.replace('/cars?q=lamp');
  move(-1);
  expect(shown()).toBe('/');
  await platform.advance(1_000);
  expect(addresses()).toEqual(['/', '/cars?q=l']);
});

test('keeps the whole address of a page that is opened, hash included', () => {
  expect(openTab('/dashboard?from=mail#orders', null).addresses()).toEqual(['/dashboard?from=mail#orders']);
});

test('writes another path at once, and the query when the page is left', () => {
  const { router, address, target } = openTab('/cars');
  router.replace('/cars?q=l');
  router.replace('/login');
  expect(address()).toBe('/login');
  router.replace('/login?from=cars');
  target.dispatchEvent(new Event('pagehide'));
  expect(address()).toBe('/login?from=cars');
});

test('reports a state that cannot be stored, and writes the next one', () => {
  const { router, address } = openTab('/cars');
  expect(() => router.replace('/cars?q=lamp', () => {})).toThrow('not be cloned');
  router.replace('/cars?q=lamps');
  expect(address()).toBe('/cars?q=lamps');
});
