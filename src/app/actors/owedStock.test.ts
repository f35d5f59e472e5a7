import { describe, expect, test } from 'vitest';
import { testBrowser, testDevice } from '#tests/support/testDevice.ts';
import { createOwedStock } from './owedStock.ts';

const debt = (id: string, write: { from: number; to: number } | null = null) => ({ id, toolId: 't1', amount: 2, write });

test('nothing is owed at first', () => {
  expect(createOwedStock(testDevice()).list()).toEqual([]);
});

test('two debts of the same product and amount are two; forgetting one leaves the other', () => {
  const owed = createOwedStock(testDevice());
  owed.keep(debt('o1-1'));
  owed.keep(debt('o1-2'));
  expect(owed.list()).toEqual([debt('o1-1'), debt('o1-2')]);
  owed.forget(debt('o1-1'));
  expect(owed.list()).toEqual([debt('o1-2')]);
  owed.forget(debt('unknown'));
  expect(owed.list()).toHaveLength(1);
});

test('a debt that moved on is kept once, as it stands now', () => {
  const owed = createOwedStock(testDevice());
  owed.keep(debt('o1-1'));
  owed.keep(debt('o1-1', { from: 3, to: 5 }));
  expect(owed.list()).toEqual([debt('o1-1', { from: 3, to: 5 })]);
});

test('every tab of the browser knows of it, and so does the next visit', () => {
  const browser = testBrowser();
  createOwedStock(browser.openTab()).keep(debt('o1-1'));
  expect(createOwedStock(browser.openTab()).list()).toEqual([debt('o1-1')]);
});

describe('rubbish in the drawer', () => {
  const good = JSON.stringify(debt('good'));

  test.each([
    'not json',
    '',
    '{}',
    'null',
    '7',
    '"text"',
    '[[]]',
    '[null, 7, "x", true, {}]',
    '[{"id": 1, "toolId": "t1", "amount": 2, "write": null}]',
    '[{"id": "a", "amount": 2, "write": null}]',
    '[{"id": "a", "toolId": "t1", "amount": "2", "write": null}]',
    '[{"id": "a", "toolId": "t1", "amount": 1.5, "write": null}]',
    '[{"id": "a", "toolId": "t1", "amount": 2}]',
    '[{"id": "a", "toolId": "t1", "amount": 2, "write": {"from": 1}}]',
    '[{"id": "a", "toolId": "t1", "amount": 2, "write": {"from": null, "to": 3}}]',
  ])('%s', (text) => {
    const device = testDevice();
    device.browser.write('owedStock', text);
    const owed = createOwedStock(device);
    expect(owed.list()).toEqual([]);
    owed.keep(debt('o1-1'));
    expect(owed.list()).toEqual([debt('o1-1')]);
  });

  test('does not take the good debts beside it along', () => {
    const device = testDevice();
    device.browser.write('owedStock', `[null, ${good}, {"id": "bad"}]`);
    expect(createOwedStock(device).list()).toEqual([debt('good')]);
  });
});

describe('doubts', () => {
  const doubts = (device: ReturnType<typeof testDevice>) => JSON.parse(device.browser.read('stockDoubts') ?? '[]') as { id: string }[];

  test('are written down and are no debts', () => {
    const device = testDevice();
    const owed = createOwedStock(device);
    owed.recordDoubt(debt('o1-1', { from: 3, to: 5 }));
    expect(doubts(device)).toEqual([debt('o1-1', { from: 3, to: 5 })]);
    expect(owed.list()).toEqual([]);
  });

  test('the last fifty are enough', () => {
    const device = testDevice();
    for (let number = 1; number <= 60; number += 1) createOwedStock(device).recordDoubt(debt(`o${number}`));
    expect(doubts(device)).toHaveLength(50);
    expect([doubts(device)[0]?.id, doubts(device).at(-1)?.id]).toEqual(['o11', 'o60']);
  });
});
