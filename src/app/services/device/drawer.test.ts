import { describe, expect, test } from 'vitest';
import { storageDrawer } from './drawer.ts';

/** A browser's storage with room for so many letters. */
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

test('keeps texts under its own names and sees nobody else’s', () => {
  const storage = fakeStorage();
  storage.setItem('firebase:user', 'x');
  const drawer = storageDrawer(() => storage, 'shop');
  drawer.write('draft:1', 'a');
  drawer.write('theme', '');
  expect(storage.kept.get('shop:draft:1')).toBe('a');
  expect(drawer.read('theme')).toBe('');
  expect(drawer.read('firebase:user')).toBeNull();
  expect(drawer.keys()).toEqual(['draft:1', 'theme']);
  drawer.remove('draft:1');
  expect(drawer.read('draft:1')).toBeNull();
  expect(storage.kept.get('firebase:user')).toBe('x');
});

describe.each([
  ['forbidden', forbidden],
  ['forbidden in every method', () => ({ getItem: forbidden, setItem: forbidden, removeItem: forbidden, key: forbidden, length: 3 })],
])('storage is %s', (_, open) => {
  test('it lasts as long as the page', () => {
    const drawer = storageDrawer(open, 'shop');
    expect(drawer.read('a')).toBeNull();
    expect(drawer.keys()).toEqual([]);
    drawer.write('a', '1');
    expect(drawer.read('a')).toBe('1');
    expect(drawer.keys()).toEqual(['a']);
    drawer.remove('a');
    expect(drawer.read('a')).toBeNull();
  });
});

test('a full storage: the newest word counts, and is stored again once it fits', () => {
  const storage = fakeStorage(3);
  const drawer = storageDrawer(() => storage, 'shop');
  drawer.write('a', 'old');
  drawer.write('a', 'too long');
  expect(drawer.read('a')).toBe('too long');
  expect(drawer.keys()).toEqual(['a']);
  drawer.write('a', 'new');
  expect(drawer.read('a')).toBe('new');
  expect(storage.kept.get('shop:a')).toBe('new');
  drawer.write('a', 'too long');
  drawer.remove('a');
  expect(drawer.read('a')).toBeNull();
  expect(storage.kept.size).toBe(0);
});
