import { expect, test, vi } from 'vitest';
import type { StoredSession } from '../services/storedSession.ts';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { createFlowsStore } from './flowsStore.ts';
import type { Flows } from './flow.ts';

const flows = {} as Flows;

/** A stored session that the test signs in and out. */
function fakeStoredSession() {
  let exists = false;
  const listeners = new Set<() => void>();
  const stored: StoredSession = {
    exists: () => exists,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const set = (next: boolean) => {
    exists = next;
    for (const listener of listeners) listener();
  };
  return { stored, set };
}

/** Creates a store whose code the test loads or rejects, and records the states that its listeners see. */
function open() {
  const arrivals: PromiseWithResolvers<Flows>[] = [];
  const load = vi.fn(() => {
    const arrival = Promise.withResolvers<Flows>();
    arrivals.push(arrival);
    return arrival.promise;
  });
  const platform = testPlatform();
  const session = fakeStoredSession();
  const store = createFlowsStore({ load, platform, storedSession: session.stored });
  const seen: string[] = [];
  const stop = store.subscribe(() => void seen.push(store.read().state));
  return { store, session, platform, load, arrivals, seen, stop };
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

test('does not load for a visitor, until a page needs the flows', () => {
  const { store, load, seen } = open();
  store.startForSession();
  expect([store.read().state, load.mock.calls.length]).toEqual(['unneeded', 0]);
  store.start();
  expect([load.mock.calls.length, seen]).toEqual([1, ['unneeded', 'loading']]);
});

test('loads for somebody who is signed in on this device', () => {
  const { store, session, load } = open();
  session.set(true);
  store.startForSession();
  expect([store.read().state, load.mock.calls.length]).toEqual(['loading', 1]);
});

test('loads when another tab signs in, and no more after the store is left', () => {
  const { store, session, load } = open();
  store.startForSession();
  session.set(false);
  expect(load).not.toHaveBeenCalled();
  session.set(true);
  expect(load).toHaveBeenCalledOnce();
  const other = open();
  other.store.startForSession()();
  other.session.set(true);
  expect(other.load).not.toHaveBeenCalled();
});

test('a page that needs the flows before the first page is shown keeps them loading', () => {
  const { store, load, seen } = open();
  store.start();
  store.startForSession();
  expect([store.read().state, load.mock.calls.length, seen]).toEqual(['loading', 1, []]);
});
