import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { emptyToolDraft } from '#contract/forms/tool.ts';
import { ADDED } from '#contract/texts.ts';
import type { ShopApi } from '../../../services/ports.ts';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';
import { actorOptions } from '../../../runtime/actorOptions.ts';
import { saveDraft, readDraft } from '../../../runtime/drafts.ts';
import { createUnconfirmedStore } from '../unconfirmedStore.ts';
import { provideCreateTool } from './createTool.actor.ts';

const EMAIL = 'admin@example.com';
const { _id, minOrderQuantity: _least, ...rest } = wrench;
const tool = { ...rest, name: 'Lamp', price: 64.9, quantity: 5, rating: 5 };
const draft = { ...emptyToolDraft, name: 'Lamp' };

/** Submits a product while the user is on a page, and returns the calls, toasts and broadcasts. */
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
  const context = testFlowContext({ api: shop.api, platform: browser.openTab(), path, email: EMAIL });
  context.queries.setQueryData(['listTools', {}], [wrench]);
  context.queries.setQueryData(['listReviews', {}], []);
  saveDraft(context.platform, { email: EMAIL, form: 'tool', id: '' }, draft);
  saveDraft(context.platform, { email: 'ines@example.com', form: 'tool', id: '' }, draft);
  const broadcasts: string[] = [];
  browser.openTab().onBroadcast((topic) => broadcasts.push(topic));
  const store = createUnconfirmedStore(context.platform, context.currentEmail);
  const createTool = createActor(provideCreateTool(context, store), actorOptions(context)).start();
  createTool.send({ type: 'createTool.submit', tool, stored: null });
  await waitFor(createTool, (snapshot) => snapshot.hasTag('resting'));
  await settle();
  return { shop, context, broadcasts, createTool, toasts: () => context.toasts.read().map(({ tone, text }) => [tone, text]) };
}

test('added: shows a toast, clears the draft, refetches the list and notifies other tabs', async () => {
  const { shop, context, broadcasts, createTool, toasts } = await add();
  expect(createTool.getSnapshot().value).toBe('added');
  // It is looked for after the POST, and then read for the page.
  expect(shop.names()).toEqual(['listTools', 'createTool', 'listTools', 'listTools']);
  expect(shop.calls[1]?.input).toEqual({ body: tool });
  expect(toasts()).toEqual([['good', ADDED]]);
  expect(broadcasts).toEqual(['listTools']);
  expect(context.queries.getQueryData(['listTools', {}])).toMatchObject([{ name: 'Wrench' }, { name: 'Lamp' }]);
  expect(context.queries.getQueryState(['listReviews', {}])?.isInvalidated).toBe(false);
  expect(readDraft(context.platform, { email: EMAIL, form: 'tool', id: '' }, emptyToolDraft)).toEqual(emptyToolDraft);
  expect(readDraft(context.platform, { email: 'ines@example.com', form: 'tool', id: '' }, emptyToolDraft)).toEqual(draft);
});

test('refused: keeps the draft and shows no toast', async () => {
  const { context, toasts } = await add({ replies: { createTool: () => Promise.reject(http(403)) } });
  expect([toasts(), readDraft(context.platform, { email: EMAIL, form: 'tool', id: '' }, emptyToolDraft)]).toEqual([[], draft]);
});

test.each(['/dashboard', '/', '/dashboard/addNewProducts/more'])('refused after the user went to %s: shows a toast', async (path) => {
  const { toasts } = await add({ path, replies: { createTool: () => Promise.reject(http(403)) } });
  expect(toasts()).toEqual([['critical', 'Your product was not added. What you typed is kept.']]);
});

test('recognizes the page with a trailing slash and other capitals', async () => {
  const { toasts } = await add({ path: '/dashboard/AddNewProducts/', replies: { createTool: () => Promise.reject(http(403)) } });
  expect(toasts()).toEqual([]);
});
