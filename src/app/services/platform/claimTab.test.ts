import { expect, test } from 'vitest';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { claimTab } from './claimTab.ts';

/** A browser that opens pages in tabs. Its locks end with their page. */
function openBrowser({ hasLocks = true } = {}) {
  const held = new Set<string>();
  let ids = 0;
  const locks = {
    request: async (name: string, ...[first, second]: [LockOptions | LockGrantedCallback<unknown>, LockGrantedCallback<unknown>?]) => {
      const work = second ?? (first as LockGrantedCallback<unknown>);
      if (held.has(name)) return second && work(null);
      held.add(name);
      await work({ name, mode: 'exclusive' });
      held.delete(name);
      return undefined;
    },
  } as unknown as LockManager;
  return {
    held,
    /** Starts a page in a tab. */
    async open(tabStore = memoryKeyValueStore()) {
      const page = new EventTarget();
      const before = new Set(held);
      const claimed = claimTab({ tabStore, random: () => (ids += 1) }, { locks: hasLocks ? locks : undefined, space: 'shop', page });
      const wasSure = claimed === null;
      await claimed;
      await settle();
      return {
        tabStore,
        wasSure,
        leave: () => page.dispatchEvent(new Event('pagehide')),
        comeBack: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
        crash: () => held.forEach((name) => before.has(name) || held.delete(name)),
      };
    },
  };
}

/** The store of a duplicated tab. */
function copyOf(store: ReturnType<typeof memoryKeyValueStore>) {
  const copy = memoryKeyValueStore();
  for (const key of store.keys()) copy.write(key, store.read(key) ?? '');
  return copy;
}

const tabWithDraft = async (browser: ReturnType<typeof openBrowser>) => {
  const page = await browser.open();
  page.tabStore.write('draft', 'typed');
  return page;
};

test('a tab keeps its store over reloads, and knows so at once', async () => {
  const browser = openBrowser();
  const page = await tabWithDraft(browser);
  page.leave();
  const next = await browser.open(page.tabStore);
  expect([page.wasSure, next.wasSure, next.tabStore.read('draft')]).toEqual([true, true, 'typed']);
});

test('a tab keeps its store after a crash', async () => {
  const browser = openBrowser();
  const page = await tabWithDraft(browser);
  page.crash();
  const next = await browser.open(page.tabStore);
  expect([next.wasSure, next.tabStore.read('draft')]).toEqual([false, 'typed']);
});

test('a duplicated tab begins with nothing, and is a tab of its own then', async () => {
  const browser = openBrowser();
  const page = await tabWithDraft(browser);
  const copy = await browser.open(copyOf(page.tabStore));
  expect([copy.tabStore.read('draft'), page.tabStore.read('draft')]).toEqual([null, 'typed']);
  copy.tabStore.write('draft', 'of the copy');
  const second = await browser.open(copyOf(copy.tabStore));
  copy.leave();
  expect([second.tabStore.read('draft'), (await browser.open(copy.tabStore)).tabStore.read('draft')]).toEqual([null, 'of the copy']);
});

test('a page that was left holds no lock, and claims its tab again when Back shows it', async () => {
  const browser = openBrowser();
  const page = await tabWithDraft(browser);
  page.leave();
  await settle();
  expect(browser.held.size).toBe(0);
  page.comeBack();
  await settle();
  expect((await browser.open(copyOf(page.tabStore))).tabStore.read('draft')).toBeNull();
});

test('without locks, a copy keeps what it has', async () => {
  const browser = openBrowser({ hasLocks: false });
  const page = await tabWithDraft(browser);
  const copy = await browser.open(copyOf(page.tabStore));
  expect([copy.wasSure, copy.tabStore.read('draft')]).toEqual([true, 'typed']);
});

test('where the browser refuses locks, a tab keeps what it has', async () => {
  const { tabStore } = await tabWithDraft(openBrowser());
  const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager;
  await claimTab({ tabStore, random: () => 0.5 }, { locks, space: 'shop', page: new EventTarget() });
  expect(tabStore.read('draft')).toBe('typed');
});
