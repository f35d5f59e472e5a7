import { expect, test } from 'vitest';
import { storageChanges } from './storageChanges.ts';

/** The event that the browser sends when another tab has changed a key; null if the storage was cleared. */
const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

test('reports only its own keys, without their prefix, until it is unsubscribed', () => {
  const target = new EventTarget();
  const heard: string[] = [];
  const stop = storageChanges(() => target, 'shop')((key) => heard.push(key));
  for (const key of ['shop:payment:b1', 'firebase:user', 'shopper:theme', null]) target.dispatchEvent(storageEvent(key));
  expect(heard).toEqual(['payment:b1']);
  stop();
  target.dispatchEvent(storageEvent('shop:payment:b1'));
  expect(heard).toEqual(['payment:b1']);
});
