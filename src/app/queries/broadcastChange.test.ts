import { expect, test, vi } from 'vitest';
import type { Providers } from '../services/services.ts';
import { fakeShop } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { broadcastChange, subscribeToOtherTabs } from './broadcastChange.ts';

/** Two tabs with the same cached lists, of which `here` listens to the other. The providers may still be loading. */
function open() {
  const browser = testBrowser();
  const { api } = fakeShop();
  const [here, there] = [testFlowContext({ api, platform: browser.openTab() }), testFlowContext({ api, platform: browser.openTab() })];
  const arrival = Promise.withResolvers<Providers>();
  const listeners = new Set<() => void>();
  const onReset = vi.fn((listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  for (const { queries } of [here, there])
    for (const name of ['listTools', 'listPhones', 'listOwnBookings']) queries.setQueryData([name, {}], []);
  const stop = subscribeToOtherTabs({
    services: { api, platform: here.platform, providers: arrival.promise, startingNotice: null, isDemo: false },
    queries: here.queries,
  });
  const old = ({ queries } = here) =>
    queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey[0]);
  const arrive = async () => {
    arrival.resolve({ ...(await here.providers), onReset });
    await settle();
  };
  return { here, there, stop, old, arrive, arrival, listeners, onReset };
}

test('invalidates exactly what another tab changed', async () => {
  const { there, old } = open();
  broadcastChange(there, ['listTools', 'listOwnBookings']);
  await settle();
  expect(old()).toEqual(['listTools', 'listOwnBookings']);
  expect(old(there)).toEqual(['listTools', 'listOwnBookings']);
});

test('ignores unknown messages', async () => {
  const { there, old } = open();
  there.platform.broadcast('');
  there.platform.broadcast('listTool something listtools');
  await settle();
  expect(old()).toEqual([]);
});

test('invalidates everything when the sandbox is reset', async () => {
  const { arrive, listeners, old } = open();
  await arrive();
  for (const listener of listeners) listener();
  expect(old()).toEqual(['listTools', 'listPhones', 'listOwnBookings']);
});

test('invalidates everything when Back shows the page as it was left, because it has missed what other tabs changed', () => {
  const { here, stop, old } = open();
  here.platform.comeBack();
  expect(old()).toEqual(['listTools', 'listPhones', 'listOwnBookings']);
  here.queries.setQueryData(['listTools', {}], []);
  stop();
  here.platform.comeBack();
  expect(old()).toEqual(['listPhones', 'listOwnBookings']);
});

test('ignores tabs and resets after it is unsubscribed', async () => {
  const { arrive, listeners, stop, there, old } = open();
  await arrive();
  expect(listeners.size).toBe(1);
  stop();
  there.platform.broadcast('listTools');
  await settle();
  expect([listeners.size, old()]).toEqual([0, []]);
});

test('does not subscribe to providers that load after it is unsubscribed', async () => {
  const { arrive, stop, onReset } = open();
  stop();
  await arrive();
  expect(onReset).not.toHaveBeenCalled();
});

test('listens to other tabs even if the providers fail to load', async () => {
  const { arrival, there, old } = open();
  arrival.reject(new Error('no worker'));
  await settle();
  there.platform.broadcast('listPhones');
  await settle();
  expect(old()).toEqual(['listPhones']);
});
