import { waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { emptyToolDraft } from '#contract/forms/tool.ts';
import type { ShopApi } from '../services/ports.ts';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testEffects } from '#tests/support/testEffects.ts';
import { wrench } from '#tests/support/wrench.ts';
import { keepToolDraft, readToolDraft } from '../routes/addTool/draft.ts';
import { createAdditionActor } from './additionActor.ts';

const EMAIL = 'admin@example.com';
const { _id, minOrderQuantity: _least, ...rest } = wrench;
const tool = { ...rest, name: 'Lamp', price: 64.9, quantity: 5, rating: 5 };
const draft = { ...emptyToolDraft, name: 'Lamp' };

/** A product that was sent from a page, and what it led to. */
async function add({ replies = {}, path = '/dashboard/addNewProducts' }: { replies?: Partial<ShopApi>; path?: string } = {}) {
  const browser = testBrowser();
  const stored = [wrench];
  const shop = fakeShop({
    replies: {
      listTools: async () => [...stored],
      createTool: async ({ body }) => (stored.push({ ...body, _id: 't2', minOrderQuantity: 1 }), null),
      ...replies,
    },
  });
  const effects = testEffects({ api: shop.api, platform: browser.openTab(), path });
  effects.queries.setQueryData(['listTools', {}], [wrench]);
  effects.queries.setQueryData(['listReviews', {}], []);
  keepToolDraft(effects.platform, EMAIL, draft);
  keepToolDraft(effects.platform, 'ines@example.com', draft);
  const heard: string[] = [];
  browser.openTab().onBroadcast((topic) => heard.push(topic));
  const addition = createAdditionActor(effects, { currentEmail: () => EMAIL }).start();
  addition.send({ type: 'addition.submit', tool });
  await waitFor(addition, (snapshot) => snapshot.hasTag('resting'));
  await settle();
  return { shop, effects, heard, addition, toasts: () => effects.toasts.read().map(({ tone, text }) => [tone, text]) };
}

test('added: a toast, the draft is gone, the list has it already, and the other tabs hear of it', async () => {
  const { shop, effects, heard, addition, toasts } = await add();
  expect(addition.getSnapshot().value).toBe('added');
  expect(shop.names()).toEqual(['listTools', 'createTool', 'listTools']);
  expect(shop.calls[1]?.input).toEqual({ body: tool });
  expect(toasts()).toEqual([['good', 'Successfully Add This Products']]);
  expect(heard).toEqual(['listTools']);
  expect(effects.queries.getQueryData(['listTools', {}])).toMatchObject([{ name: 'Wrench' }, { name: 'Lamp' }]);
  expect(effects.queries.getQueryState(['listReviews', {}])?.isInvalidated).toBe(false);
  expect(readToolDraft(effects.platform, EMAIL)).toEqual(emptyToolDraft);
  expect(readToolDraft(effects.platform, 'ines@example.com')).toEqual(draft);
});

test('refused: the draft is kept, and the page says why', async () => {
  const { effects, toasts } = await add({ replies: { createTool: () => Promise.reject(http(403)) } });
  expect([toasts(), readToolDraft(effects.platform, EMAIL)]).toEqual([[], draft]);
});

test.each(['/dashboard', '/', '/dashboard/addNewProducts/more'])(
  'refused after the page was left for %s: a toast says so',
  async (path) => {
    const { toasts } = await add({ path, replies: { createTool: () => Promise.reject(http(403)) } });
    expect(toasts()).toEqual([['critical', 'Your product was not added. What you typed is kept.']]);
  },
);

test('the page is known with a last slash and in other capitals', async () => {
  const { toasts } = await add({ path: '/dashboard/AddNewProducts/', replies: { createTool: () => Promise.reject(http(403)) } });
  expect(toasts()).toEqual([]);
});
