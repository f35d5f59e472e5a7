import { expect, test, vi } from 'vitest';
import { firebaseSession } from './storedSession.ts';

const storageOf = (...keys: string[]) => ({ length: keys.length, key: (index: number) => keys[index] ?? null });

test.each([
  ['nothing', [], false],
  ['the keys of other programs', ['gadget-garage live:settings', 'firebase:host:demo'], false],
  ["Firebase's session", ['gadget-garage live:settings', 'firebase:authUser:key:[DEFAULT]'], true],
])('with %s in storage', (_, keys, exists) => {
  expect(firebaseSession(() => storageOf(...keys), new EventTarget()).exists()).toBe(exists);
});

test('nobody is signed in if storage is blocked', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(firebaseSession(blocked, new EventTarget()).exists()).toBe(false);
});

test("reports changes of Firebase's session in other tabs, and no others", () => {
  const page = new EventTarget();
  const listener = vi.fn();
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const stop = firebaseSession(() => storageOf(), page).onChange(listener);
  change('gadget-garage live:settings');
  change(null);
  expect(listener).not.toHaveBeenCalled();
  change('firebase:authUser:key:[DEFAULT]');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  change('firebase:authUser:key:[DEFAULT]');
  expect(listener).toHaveBeenCalledOnce();
});
