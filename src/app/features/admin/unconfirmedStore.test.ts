import { expect, test } from 'vitest';
import type { UnconfirmedRestock } from '#machines/stock/restock.setup.ts';
import { lamp } from '#tests/support/lamp.ts';
import { testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import { deleteUnconfirmed } from './unconfirmedKeys.ts';
import { createUnconfirmedStore } from './unconfirmedStore.ts';

const ADMIN = 'admin@example.com';
const restock: UnconfirmedRestock = { toolId: 't1', amount: 7, mode: 'add', write: { from: 3, to: 10 } };
const sent = { tool: lamp, before: ['t1'], isToldMissing: false };

test('a new page of the same administrator finds what is stored, in any spelling of the email', () => {
  const browser = testBrowser();
  const before = createUnconfirmedStore(browser.openTab(), () => ADMIN);
  expect(before.persistRestock(restock)).toBe(true);
  const { idempotencyKey, ...persisted } = before.persistTool(sent);
  expect(persisted).toEqual({ isStored: true, isKeyNew: true });
  const store = createUnconfirmedStore(browser.openTab(), () => ' Admin@Example.com');
  expect([store.readRestock('t1'), store.readRestock('t2')]).toEqual([{ ...restock, isStored: true }, null]);
  expect([store.readTool({ ...lamp }), store.readTool({ ...lamp, price: 65 })]).toEqual([
    { ...sent, idempotencyKey, isStored: true },
    null,
  ]);
  expect(store.listUnreportedTools()).toEqual([{ ...sent, idempotencyKey, isStored: true }]);
  store.persistMissingTool(lamp, false);
  expect(store.listUnreportedTools()).toEqual([]);
  store.deleteRestock('t1');
  store.deleteTool(lamp);
  expect([store.readRestock('t1'), store.readTool(lamp)]).toEqual([null, null]);
});

test('another account sees nothing of it, and no email is stored', () => {
  const platform = testPlatform();
  const store = createUnconfirmedStore(platform, () => ADMIN);
  store.persistRestock(restock);
  store.persistTool(sent);
  const other = createUnconfirmedStore(platform, () => 'ines@example.com');
  expect([other.readRestock('t1'), other.readTool(lamp), other.listUnreportedTools()]).toEqual([null, null, []]);
  const stored = platform.browserStore.keys().map((key) => `${key} ${platform.browserStore.read(key)}`);
  expect(stored).toHaveLength(2);
  expect(stored.join('\n')).not.toMatch(/admin|@|example/i);
});

test.each(['', 'no JSON', '{}', '{"toolId": "t1", "amount": 7, "mode": "add", "write": null}', '{"tool": {}, "before": []}'])(
  'ignores %j',
  (text) => {
    const platform = testPlatform();
    const store = createUnconfirmedStore(platform, () => ADMIN);
    store.persistRestock(restock);
    store.persistTool(sent);
    for (const key of platform.browserStore.keys()) platform.browserStore.write(key, text);
    expect([store.readRestock('t1'), store.readTool(lamp), store.listUnreportedTools()]).toEqual([null, null, []]);
  },
);

test('a reset of the sandbox deletes the entries of all accounts, and nothing else', () => {
  const platform = testPlatform();
  for (const email of [ADMIN, 'ines@example.com']) {
    createUnconfirmedStore(platform, () => email).persistRestock(restock);
    createUnconfirmedStore(platform, () => email).persistTool(sent);
  }
  platform.browserStore.write('settings', '{}');
  deleteUnconfirmed(platform);
  expect(platform.browserStore.keys()).toEqual(['settings']);
});

test('is only in this tab while the browser cannot store it', () => {
  const platform = testPlatform();
  platform.fillBrowserStore();
  const store = createUnconfirmedStore(platform, () => ADMIN);
  expect(store.persistRestock(restock)).toBe(false);
  expect([store.readRestock('t1'), store.isOnlyInThisTab()]).toEqual([{ ...restock, isStored: false }, true]);
  store.deleteRestock('t1');
  expect(store.isOnlyInThisTab()).toBe(false);
  const { idempotencyKey } = store.persistTool(sent);
  const kept = { ...sent, idempotencyKey, isStored: false };
  expect([store.readTool(lamp), store.listUnreportedTools()]).toEqual([kept, [kept]]);
  expect(store.isOnlyInThisTab()).toBe(true);
  // Nobody waits for a product that was reported as missing.
  store.persistMissingTool(lamp, false);
  expect(store.isOnlyInThisTab()).toBe(false);
});

test('the same product has the same key in every tab until the backend has answered it', () => {
  const browser = testBrowser();
  const tabs = [browser.openTab(), browser.openTab()].map((platform) => createUnconfirmedStore(platform, () => ADMIN));
  const keys = () => tabs.map((store) => store.persistTool(sent).idempotencyKey);
  const [first, second] = keys();
  expect(second).toBe(first);
  tabs[0]?.persistMissingTool(lamp, false);
  expect(keys()).toEqual([first, first]);
  expect(tabs[0]?.persistTool({ ...sent, tool: { ...lamp, price: 65 } })).not.toMatchObject({ idempotencyKey: first });
  tabs[0]?.persistMissingTool(lamp, true);
  const [third, fourth] = keys();
  expect([third === first, fourth === third]).toEqual([false, true]);
  tabs[1]?.deleteTool(lamp);
  tabs[1]?.persistMissingTool(lamp, false);
  expect(tabs[1]?.readTool(lamp)).toBeNull();
});
