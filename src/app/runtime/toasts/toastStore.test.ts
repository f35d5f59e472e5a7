import { expect, test } from 'vitest';
import { createToastStore } from './toastStore.ts';

/** A store, and the toasts that its subscriber has seen. */
function open() {
  const store = createToastStore();
  const seen: string[][] = [];
  const stop = store.subscribe(() => void seen.push(store.read().map(({ text }) => text)));
  return { store, seen, stop };
}

test('keeps toasts in order, each with its own id, even if the text is the same', () => {
  const { store, seen } = open();
  store.add({ tone: 'good', text: 'Booked' });
  store.add({ tone: 'critical', text: 'Sold Out' });
  store.add({ tone: 'critical', text: 'Sold Out' });
  expect(seen).toEqual([['Booked'], ['Booked', 'Sold Out'], ['Booked', 'Sold Out', 'Sold Out']]);
  expect(new Set(store.read().map(({ id }) => id)).size).toBe(3);
  expect(store.read()[0]).toMatchObject({ tone: 'good', text: 'Booked' });
});

test('dismisses one toast, keeps the others, and does not reuse its id', () => {
  const { store } = open();
  store.add({ tone: 'neutral', text: 'one' });
  store.add({ tone: 'neutral', text: 'two' });
  const [one, two] = store.read();
  store.dismiss(two?.id ?? '');
  store.dismiss('unknown');
  expect(store.read()).toEqual([one]);
  store.add({ tone: 'neutral', text: 'three' });
  expect(store.read().map(({ id }) => id)).not.toContain(two?.id);
});

test('returns an immutable snapshot, which is the same until something changes', () => {
  const { store } = open();
  const before = store.read();
  expect(store.read()).toBe(before);
  store.add({ tone: 'good', text: 'one' });
  expect(before).toEqual([]);
  expect(store.read()).not.toBe(before);
});

test('does not notify after unsubscribing', () => {
  const { store, seen, stop } = open();
  stop();
  store.add({ tone: 'good', text: 'one' });
  expect(seen).toEqual([]);
});

test('a toast replaces the earlier ones about the same topic, and no others', () => {
  const { store, seen } = open();
  store.add({ tone: 'critical', text: 'Sold Out', topic: 'wrench' });
  store.add({ tone: 'critical', text: 'Sold Out', topic: 'lamp' });
  store.add({ tone: 'neutral', text: 'Nothing changed' });
  store.add({ tone: 'good', text: 'Booked', topic: 'wrench' });
  expect(seen.at(-1)).toEqual(['Sold Out', 'Nothing changed', 'Booked']);
});

test('dismisses the toasts that match, and notifies once', () => {
  const { store, seen } = open();
  store.add({ tone: 'critical', text: 'Sold Out', topic: 'wrench' });
  store.add({ tone: 'good', text: 'Booked', topic: 'lamp' });
  store.add({ tone: 'critical', text: 'Sold Out', topic: 'drill' });
  store.dismissWhere(({ tone }) => tone === 'critical');
  expect(seen.slice(3)).toEqual([['Booked']]);
});
