import { describe, expect, test } from 'vitest';
import { createKeyValueStore } from './keyValueStore.ts';

/** A fake Storage that accepts values of up to `room` characters. */
function fakeStorage(room = Infinity) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

test('stores strings under its own prefix and does not see other keys', () => {
  const storage = fakeStorage();
  storage.setItem('firebase:user', 'x');
  const store = createKeyValueStore(() => storage, 'shop');
  store.write('draft:1', 'a');
  store.write('theme', '');
  expect(storage.kept.get('shop:draft:1')).toBe('a');
  expect(store.read('theme')).toBe('');
  expect(store.read('firebase:user')).toBeNull();
  expect(store.keys()).toEqual(['draft:1', 'theme']);
  store.remove('draft:1');
  expect(store.read('draft:1')).toBeNull();
  expect(storage.kept.get('firebase:user')).toBe('x');
});

describe.each([
  ['forbidden', forbidden],
  ['forbidden in every method', () => ({ getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 3 })],
])('storage is %s', (_, open) => {
  test('keeps values until the page is closed', () => {
    const store = createKeyValueStore(open, 'shop');
    expect(store.read('a')).toBeNull();
    expect(store.keys()).toEqual([]);
    store.write('a', '1');
    expect(store.read('a')).toBe('1');
    expect(store.keys()).toEqual(['a']);
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });
});

test('with full storage, reads the newest value and stores it again once it fits', () => {
  const storage = fakeStorage(3);
  const store = createKeyValueStore(() => storage, 'shop');
  store.write('a', 'old');
  store.write('a', 'too long');
  expect(store.read('a')).toBe('too long');
  expect(store.keys()).toEqual(['a']);
  store.write('a', 'new');
  expect(store.read('a')).toBe('new');
  expect(storage.kept.get('shop:a')).toBe('new');
  store.write('a', 'too long');
  store.remove('a');
  expect(store.read('a')).toBeNull();
  expect(storage.kept.size).toBe(0);
});

test('what could not be stored gives way to what another tab stores later', () => {
  const storage = fakeStorage(3);
  const store = createKeyValueStore(() => storage, 'shop');
  store.write('order', 'old');
  expect([store.write('order', 'newer'), store.read('order'), store.isStored('order')]).toEqual([false, 'newer', false]);
  storage.setItem('shop:order', 'end');
  expect([store.read('order'), store.isStored('order')]).toEqual(['end', true]);
});

test('counts a value as stored that a full storage has already', () => {
  const storage = fakeStorage(3);
  const store = createKeyValueStore(() => storage, 'shop');
  storage.kept.set('shop:order', 'value');
  expect([store.write('order', 'value'), store.isStored('order')]).toEqual([true, true]);
});
