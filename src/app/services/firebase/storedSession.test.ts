import { expect, test, vi } from 'vitest';
import { firebaseSession, firebaseSessionKey } from './storedSession.ts';

const KEY = firebaseSessionKey('key');
const storageOf = (...keys: string[]) => ({ getItem: (key: string) => (keys.includes(key) ? '{}' : null) });

test.each([
  ['nothing', [], false],
  ['the keys of other programs', ['gadget-garage live:settings', 'firebase:host:demo'], false],
  ["another project's session", ['firebase:authUser:other:[DEFAULT]', 'firebase:authUser:key:sign-up'], false],
  ["Firebase's session", ['gadget-garage live:settings', 'firebase:authUser:key:[DEFAULT]'], true],
])('with %s in storage', (_, keys, exists) => {
  expect(firebaseSession(KEY, () => storageOf(...keys), new EventTarget()).exists()).toBe(exists);
});

test('nobody is signed in if storage is blocked', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(firebaseSession(KEY, blocked, new EventTarget()).exists()).toBe(false);
});

test("reports changes of Firebase's session in other tabs, and no others", () => {
  const page = new EventTarget();
  const listener = vi.fn();
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const stop = firebaseSession(KEY, () => storageOf(), page).onChange(listener);
  change('gadget-garage live:settings');
  change(null);
  change('firebase:authUser:other:[DEFAULT]');
  expect(listener).not.toHaveBeenCalled();
  change('firebase:authUser:key:[DEFAULT]');
  expect(listener).toHaveBeenCalledOnce();
  // The page returns as it was left, without what it has missed.
  page.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  change('firebase:authUser:key:[DEFAULT]');
  page.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
});
