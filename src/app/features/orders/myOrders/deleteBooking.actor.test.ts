import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { unpaidBooking } from '#tests/support/failingBank.ts';
import { testBrowser, type TestPlatform } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { createPaymentStore } from '../../payments/paymentStore.ts';
import { provideDeleteBooking } from './deleteBooking.actor.ts';

import { pending } from '#tests/support/pendingPayment.ts';

const order = { id: 'b1', name: 'Wrench', paid: false };

/** Asks for a removal, confirms it, and returns the calls, broadcasts and invalidated queries. */
async function remove(failure?: Error) {
  const browser = testBrowser();
  const shop = fakeShop({ replies: failure ? { deleteBooking: () => Promise.reject(failure) } : {} });
  const context = testFlowContext({ api: shop.api, platform: browser.openTab(), email: 'shopper@example.com' });
  for (const name of ['listOwnBookings', 'listBookings', 'getBooking', 'listTools']) context.queries.setQueryData([name, {}], []);
  const heard: string[] = [];
  browser.openTab().onBroadcast((topic) => heard.push(topic));
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'deleteBooking.ask', order });
  const asked = shop.calls.length;
  deleteBooking.send({ type: 'deleteBooking.confirm' });
  await settle();
  const old = context.queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return { shop, asked, context, heard, state: deleteBooking.getSnapshot().value, old: old.map(({ queryKey }) => queryKey[0]) };
}

test.each([
  ['removed', undefined],
  ['gone already', http(404)],
])('%s: shows a toast, and refetches the orders here and in other tabs', async (_, failure) => {
  const { shop, asked, context, heard, state, old } = await remove(failure);
  expect(asked).toBe(0);
  expect(shop.calls.map(({ name, input }) => [name, input])).toEqual([
    ['getBooking', { id: 'b1' }],
    ['deleteBooking', { id: 'b1' }],
  ]);
  expect(context.toasts.read()).toMatchObject([{ tone: 'good', text: 'Successfully Remove' }]);
  expect(old).toEqual(['listOwnBookings', 'listBookings', 'getBooking']);
  expect(heard).toEqual(['listOwnBookings listBookings getBooking']);
  expect(state).toBe('resting');
});

test('failed: shows no toast, keeps the question and refetches the orders', async () => {
  const { context, heard, state, old } = await remove(http(500));
  expect([context.toasts.read(), state]).toEqual([[], 'failed']);
  expect(old).toEqual(['listOwnBookings', 'listBookings', 'getBooking']);
  expect(heard).toEqual(['listOwnBookings listBookings getBooking']);
});

test('removes the row at once, before the list is refetched', async () => {
  const context = testFlowContext({ api: fakeShop().api, email: 'shopper@example.com' });
  const key = ['listOwnBookings', { email: 'shopper@example.com' }];
  context.queries.setQueryData(key, [{ _id: 'b1' }, { _id: 'b2' }]);
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'deleteBooking.ask', order });
  deleteBooking.send({ type: 'deleteBooking.confirm' });
  await settle();
  expect(context.queries.getQueryData(key)).toEqual([{ _id: 'b2' }]);
});

/** Confirms a removal while the booking's payment is in the prepared state. */
async function removeWhile(prepare: (platform: TestPlatform) => Promise<unknown> | void) {
  const shop = fakeShop();
  const context = testFlowContext({ api: shop.api, email: 'shopper@example.com' });
  await prepare(context.platform);
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'deleteBooking.ask', order });
  deleteBooking.send({ type: 'deleteBooking.confirm' });
  await settle();
  return { deleteBooking, deleted: () => shop.names().filter((name) => name === 'deleteBooking').length };
}

test('does not remove an order with an unfinished payment, whoever made it', async () => {
  const { deleteBooking, deleted } = await removeWhile((platform) =>
    createPaymentStore(platform).persist({ pending: { ...pending, email: 'ines@example.com' }, clientSecret: null }),
  );
  expect([deleteBooking.getSnapshot().value, deleted()]).toEqual(['failed', 0]);
});

test('waits while another tab is paying, and does not remove the order if the outcome is unknown', async () => {
  let releaseLock = () => {};
  let paying: TestPlatform | null = null;
  const { deleteBooking, deleted } = await removeWhile(async (platform) => {
    paying = platform;
    releaseLock = await platform.acquireLock('pay:b1');
  });
  expect([deleteBooking.getSnapshot().value, deleted()]).toEqual(['deleting', 0]);
  if (paying) createPaymentStore(paying).persist({ pending, clientSecret: null });
  releaseLock();
  await settle();
  expect([deleteBooking.getSnapshot().value, deleted()]).toEqual(['failed', 0]);
});

test('asks again, without removing the order, if it was paid after the question was shown', async () => {
  const shop = fakeShop();
  shop.bookings.push({ ...unpaidBooking, _id: 'b1', paid: true });
  const context = testFlowContext({ api: shop.api, email: 'shopper@example.com' });
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'deleteBooking.ask', order });
  deleteBooking.send({ type: 'deleteBooking.confirm' });
  await settle();
  expect([deleteBooking.getSnapshot().value, deleteBooking.getSnapshot().context.order?.paid, shop.names()]).toEqual([
    'asking',
    true,
    ['getBooking'],
  ]);
  deleteBooking.send({ type: 'deleteBooking.confirm' });
  await settle();
  expect(shop.names()).toEqual(['getBooking', 'deleteBooking']);
});
