import { expect, test, vi } from 'vitest';
import type { Backend } from '../services/services.ts';
import { deferred } from '#tests/support/deferred.ts';
import { fakeShop } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testEffects } from '#tests/support/testEffects.ts';
import { broadcastChange } from '../actors/broadcastChange.ts';
import { subscribeToOtherTabs } from './subscribeToOtherTabs.ts';

/** Two tabs with the same lists read, of which this one hears the other; and a backend that may still be on its way. */
function open() {
  const browser = testBrowser();
  const { api } = fakeShop();
  const [here, there] = [testEffects({ api, platform: browser.openTab() }), testEffects({ api, platform: browser.openTab() })];
  const arrival = deferred<Backend>();
  const listeners = new Set<() => void>();
  const onReset = vi.fn((listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  for (const { queries } of [here, there])
    for (const name of ['listTools', 'listPhones', 'listOwnBookings']) queries.setQueryData([name, {}], []);
  const stop = subscribeToOtherTabs({ services: { api, platform: here.platform, backend: arrival.promise }, queries: here.queries });
  const old = ({ queries } = here) =>
    queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey[0]);
  const arrive = async () => {
    arrival.resolve({ ...(await here.backend), onReset });
    await settle();
  };
  return { here, there, stop, old, arrive, arrival, listeners, onReset };
}

test('what another tab changed is old in this one too, and nothing else', async () => {
  const { there, old } = open();
  broadcastChange(there, ['listTools', 'listOwnBookings']);
  await settle();
  expect(old()).toEqual(['listTools', 'listOwnBookings']);
  expect(old(there)).toEqual(['listTools', 'listOwnBookings']);
});

test('a word that means nothing here changes nothing', async () => {
  const { there, old } = open();
  there.platform.broadcast('');
  there.platform.broadcast('listTool something listtools');
  await settle();
  expect(old()).toEqual([]);
});

test('when the sandbox’s world changes, everything is old', async () => {
  const { arrive, listeners, old } = open();
  await arrive();
  for (const listener of listeners) listener();
  expect(old()).toEqual(['listTools', 'listPhones', 'listOwnBookings']);
});

test('stopped, it hears neither tabs nor world', async () => {
  const { arrive, listeners, stop, there, old } = open();
  await arrive();
  expect(listeners.size).toBe(1);
  stop();
  there.platform.broadcast('listTools');
  await settle();
  expect([listeners.size, old()]).toEqual([0, []]);
});

test('stopped before the backend is there, it never asks it', async () => {
  const { arrive, stop, onReset } = open();
  stop();
  await arrive();
  expect(onReset).not.toHaveBeenCalled();
});

test('a backend that never comes does not keep it from hearing tabs', async () => {
  const { arrival, there, old } = open();
  arrival.reject(new Error('no worker'));
  await settle();
  there.platform.broadcast('listPhones');
  await settle();
  expect(old()).toEqual(['listPhones']);
});
