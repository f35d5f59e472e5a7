import { describe, expect, test } from 'vitest';
import { testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import { createStockReturnStore } from './stockReturnStore.ts';

const debt = (id: string, write: { from: number; to: number } | null = null) => ({ id, toolId: 't1', amount: 2, write });

test('is empty at first', () => {
  expect(createStockReturnStore(testPlatform()).list()).toEqual([]);
});

test('keeps two returns of the same product and amount apart', () => {
  const owed = createStockReturnStore(testPlatform());
  owed.persist(debt('o1-1'));
  owed.persist(debt('o1-2'));
  expect(owed.list()).toEqual([debt('o1-1'), debt('o1-2')]);
  owed.delete(debt('o1-1'));
  expect(owed.list()).toEqual([debt('o1-2')]);
  owed.delete(debt('unknown'));
  expect(owed.list()).toHaveLength(1);
});

test('replaces a return that is stored again', () => {
  const owed = createStockReturnStore(testPlatform());
  owed.persist(debt('o1-1'));
  owed.persist(debt('o1-1', { from: 3, to: 5 }));
  expect(owed.list()).toEqual([debt('o1-1', { from: 3, to: 5 })]);
});

test('shares returns with other tabs and later visits', () => {
  const browser = testBrowser();
  createStockReturnStore(browser.openTab()).persist(debt('o1-1'));
  expect(createStockReturnStore(browser.openTab()).list()).toEqual([debt('o1-1')]);
});

test('loses no return when two tabs store one at the same time', () => {
  const browser = testBrowser();
  const [one, other] = [createStockReturnStore(browser.openTab()), createStockReturnStore(browser.openTab())];
  one.list();
  other.persist(debt('other'));
  one.persist(debt('one'));
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
    const owed = createStockReturnStore(platform);
    owed.persist(debt('good'));
    platform.browserStore.write('owedStock:a', text);
    expect(owed.list()).toEqual([debt('good')]);
  });
});

test('stores conflicts, but does not list them as returns', () => {
  const platform = testPlatform();
  const owed = createStockReturnStore(platform);
  owed.recordConflict(debt('o1-1', { from: 3, to: 5 }));
  expect(JSON.parse(platform.browserStore.read('stockDoubt:o1-1') ?? '')).toEqual(debt('o1-1', { from: 3, to: 5 }));
  expect(owed.list()).toEqual([]);
});
