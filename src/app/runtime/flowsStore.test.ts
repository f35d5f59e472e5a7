import { expect, test, vi } from 'vitest';
import { deferred } from '#tests/support/deferred.ts';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { createFlowsStore } from './flowsStore.ts';
import type { Flows } from './flow.ts';

const flows = {} as Flows;

/** Creates a store whose code the test loads or rejects, and records the states that its listeners see. */
function open() {
  const arrivals: ReturnType<typeof deferred<Flows>>[] = [];
  const load = vi.fn(() => {
    const arrival = deferred<Flows>();
    arrivals.push(arrival);
    return arrival.promise;
  });
  const platform = testPlatform();
  const store = createFlowsStore({ load, platform });
  const seen: string[] = [];
  const stop = store.subscribe(() => void seen.push(store.read().state));
  return { store, platform, load, arrivals, seen, stop };
}

test('loads nothing until it is started', () => {
  const { store, load } = open();
  expect(store.read()).toEqual({ state: 'loading' });
  expect(load).not.toHaveBeenCalled();
});

test('starts once, however often start is called', async () => {
  const { store, load, arrivals, seen } = open();
  store.start();
  store.start();
  arrivals[0]?.resolve(flows);
  await settle();
  store.start();
  expect(load).toHaveBeenCalledOnce();
  expect(store.read()).toEqual({ state: 'running', flows });
  expect(store.read()).toBe(store.read());
  expect(seen).toEqual(['running']);
});

test('can be started again after a failure, and reports that it is loading', async () => {
  const { store, load, arrivals, seen } = open();
  store.start();
  arrivals[0]?.reject(new Error('chunk is gone'));
  await settle();
  expect(store.read()).toEqual({ state: 'failed' });
  store.start();
  store.start();
  expect([store.read().state, load.mock.calls.length]).toEqual(['loading', 2]);
  arrivals[1]?.resolve(flows);
  await settle();
  expect(seen).toEqual(['failed', 'loading', 'running']);
});

test('does not call a listener that has unsubscribed', async () => {
  const { store, arrivals, seen, stop } = open();
  stop();
  store.start();
  arrivals[0]?.resolve(flows);
  await settle();
  expect(seen).toEqual([]);
});

test('fails after ten seconds, still accepts code that loads later, and runs nothing twice', async () => {
  const { store, platform, load, arrivals, seen } = open();
  store.start();
  await platform.advance(9_999);
  expect(store.read()).toEqual({ state: 'loading' });
  await platform.advance(1);
  expect(store.read()).toEqual({ state: 'failed' });
  store.start();
  expect([store.read().state, load.mock.calls.length]).toEqual(['loading', 1]);
  arrivals[0]?.resolve(flows);
  await settle();
  expect(seen).toEqual(['failed', 'loading', 'running']);
  await platform.advance(20_000);
  expect(store.read()).toEqual({ state: 'running', flows });
});

test('lets a signed-out user continue without the flows', async () => {
  const { store, arrivals } = open();
  store.start();
  arrivals[0]?.reject(new Error('chunk is gone'));
  await settle();
  store.continueSignedOut();
  expect(store.read()).toEqual({ state: 'skipped' });
});
