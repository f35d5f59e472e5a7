import { describe, expect, test } from 'vitest';
import { testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import { createStockReturnStore } from './stockReturnStore.ts';

const stockReturn = (id: string, write: { from: number; to: number } | null = null) => ({ id, toolId: 't1', amount: 2, write });

test('is empty at first', () => {
  expect(createStockReturnStore(testPlatform()).list()).toEqual([]);
});

test('keeps two returns of the same product and amount apart', () => {
  const store = createStockReturnStore(testPlatform());
  store.persist(stockReturn('o1-1'));
  store.persist(stockReturn('o1-2'));
  expect(store.list()).toEqual([stockReturn('o1-1'), stockReturn('o1-2')]);
  store.delete(stockReturn('o1-1'));
  expect(store.list()).toEqual([stockReturn('o1-2')]);
  store.delete(stockReturn('unknown'));
  expect(store.list()).toHaveLength(1);
});

test('replaces a return that is stored again', () => {
  const store = createStockReturnStore(testPlatform());
  store.persist(stockReturn('o1-1'));
  store.persist(stockReturn('o1-1', { from: 3, to: 5 }));
  expect(store.list()).toEqual([stockReturn('o1-1', { from: 3, to: 5 })]);
});

test('shares returns with other tabs and later visits', () => {
  const browser = testBrowser();
  createStockReturnStore(browser.openTab()).persist(stockReturn('o1-1'));
  expect(createStockReturnStore(browser.openTab()).list()).toEqual([stockReturn('o1-1')]);
});

test('loses no return when two tabs store one at the same time', () => {
  const browser = testBrowser();
  const [one, other] = [createStockReturnStore(browser.openTab()), createStockReturnStore(browser.openTab())];
  one.list();
  other.persist(stockReturn('other'));
  one.persist(stockReturn('one'));
  expect(other.list().map(({ id }) => id)).toEqual(expect.arrayContaining(['one', 'other']));
});

describe('unreadable stored text', () => {
  test.each([
    'not json',
    '',
    '{}',
    'null',
    '7',
    '[]',
    '{"id": 1, "toolId": "t1", "amount": 2, "write": null}',
    '{"id": "a", "amount": 2, "write": null}',
    '{"id": "a", "toolId": "t1", "amount": "2", "write": null}',
    '{"id": "a", "toolId": "t1", "amount": 1.5, "write": null}',
    '{"id": "a", "toolId": "t1", "amount": 2}',
    '{"id": "a", "toolId": "t1", "amount": 2, "write": {"from": 1}}',
    '{"id": "a", "toolId": "t1", "amount": 2, "write": {"from": null, "to": 3}}',
  ])('ignores %s and keeps valid returns', (text) => {
    const platform = testPlatform();
    const store = createStockReturnStore(platform);
    store.persist(stockReturn('good'));
    platform.browserStore.write('owedStock:a', text);
    expect(store.list()).toEqual([stockReturn('good')]);
  });
});

test('stores conflicts, but does not list them as returns', () => {
  const platform = testPlatform();
  const store = createStockReturnStore(platform);
  store.recordConflict(stockReturn('o1-1', { from: 3, to: 5 }));
  expect(JSON.parse(platform.browserStore.read('stockDoubt:o1-1') ?? '')).toEqual(stockReturn('o1-1', { from: 3, to: 5 }));
  expect(store.list()).toEqual([]);
});
