import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { REMOVED } from '#contract/texts.ts';
import { booking } from '#tests/support/booking.ts';
import { sam } from '#tests/support/fakeIdentity.ts';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { pendingOrder } from '#tests/support/pendingOrder.ts';
import { unpaidBooking } from '#tests/support/failingBank.ts';
import { testBrowser, type TestPlatform } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { wrench } from '#tests/support/wrench.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { createPaymentStore } from '../../payments/paymentStore.ts';
import { createOrderStore } from '../orderStore.ts';
import { settleOrders } from '../settleOrders.ts';
import { provideDeleteBooking } from './deleteBooking.actor.ts';

import { pending } from '#tests/support/pendingPayment.ts';

const order = { id: 'b1', name: 'Wrench', paid: false };

/** Asks for a removal, confirms it, and returns the calls, broadcasts and invalidated queries. */
async function remove({ failure, isThere = true }: { failure?: Error; isThere?: boolean } = {}) {
  const browser = testBrowser();
  const shop = fakeShop({ replies: failure ? { deleteBooking: () => Promise.reject(failure) } : {} });
  if (isThere) shop.bookings.push({ ...unpaidBooking, _id: 'b1' });
  const context = testFlowContext({ api: shop.api, platform: browser.openTab(), email: 'shopper@example.com' });
  for (const name of ['listOwnBookings', 'listBookings', 'getBooking', 'listTools']) context.queries.setQueryData([name, {}], []);
  const broadcasts: string[] = [];
  browser.openTab().onBroadcast((topic) => broadcasts.push(topic));
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'removal.ask', item: order });
  const asked = shop.calls.length;
  deleteBooking.send({ type: 'removal.confirm' });
  await settle();
  const old = context.queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return { shop, asked, context, broadcasts, state: deleteBooking.getSnapshot().value, old: old.map(({ queryKey }) => queryKey[0]) };
}

const READ = ['getBooking', 'listOwnBookings'];

test.each([
  ['removed', true, ['getBooking', 'deleteBooking', 'listOwnBookings']],
  ['gone already', false, [...READ, 'deleteBooking', 'listOwnBookings']],
])('%s: shows a toast, and refetches the orders here and in other tabs', async (_, isThere, calls) => {
  const { shop, asked, context, broadcasts, state, old } = await remove({ isThere });
  expect(asked).toBe(0);
  expect(shop.names()).toEqual(calls);
  expect(context.toasts.read()).toMatchObject([{ tone: 'good', text: REMOVED }]);
  expect(old).toEqual(['listOwnBookings', 'listBookings', 'getBooking']);
  expect(broadcasts).toEqual(['listOwnBookings listBookings getBooking']);
  expect(state).toBe('resting');
});

test('failed: shows no toast, keeps the question and refetches the orders', async () => {
  const { context, broadcasts, state, old } = await remove({ failure: http(500) });
  expect([context.toasts.read(), state]).toEqual([[], 'failed']);
  expect(old).toEqual(['listOwnBookings', 'listBookings', 'getBooking']);
  expect(broadcasts).toEqual(['listOwnBookings listBookings getBooking']);
});

test('removes the row at once, before the list is refetched', async () => {
  const context = testFlowContext({ api: fakeShop().api, email: 'shopper@example.com' });
  const key = ['listOwnBookings', { email: 'shopper@example.com' }];
  context.queries.setQueryData(key, [{ _id: 'b1' }, { _id: 'b2' }]);
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'removal.ask', item: order });
  deleteBooking.send({ type: 'removal.confirm' });
  await settle();
  expect(context.queries.getQueryData(key)).toEqual([{ _id: 'b2' }]);
});

test.each([
  ['is removed', false, {}],
  ['is paid and removed', true, {}],
  ['is not removed, because the DELETE fails', false, { deleteBooking: () => Promise.reject(http(500)) }],
])('an order that is not settled yet counts as booked if its booking %s', async (_, paid, replies) => {
  const shop = fakeShop({ tools: [{ ...wrench, quantity: 3 }], replies });
  shop.bookings.push({ ...booking, paid });
  const context = testFlowContext({ api: shop.api, email: sam.email });
  createOrderStore(context.platform).advance({ ...pendingOrder, at: context.platform.now() });
  // Only an unpaid one is read before the DELETE.
  if (paid) await context.queries.fetchQuery(operationQuery(shop.api, 'listOwnBookings', { email: sam.email }));
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'removal.ask', item: { ...order, paid } });
  deleteBooking.send({ type: 'removal.confirm' });
  await settle();
  const said = context.toasts.read().length;
  await settleOrders(context, sam, new AbortController().signal);
  expect([shop.stock(), shop.names().includes('updateTool'), context.toasts.read().length]).toEqual([3, false, said]);
});

/** Confirms a removal while the booking's payment is in the prepared state. */
async function removeWhile(prepare: (platform: TestPlatform) => Promise<unknown> | void) {
  const shop = fakeShop();
  const context = testFlowContext({ api: shop.api, email: 'shopper@example.com' });
  await prepare(context.platform);
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'removal.ask', item: order });
  deleteBooking.send({ type: 'removal.confirm' });
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

test('gives up after 30 s if another tab keeps the payment’s lock, and removes nothing then or later', async () => {
  let releaseLock = () => {};
  let advance: TestPlatform['advance'] = async () => {};
  const { deleteBooking, deleted } = await removeWhile(async (platform) => {
    ({ advance } = platform);
    releaseLock = await platform.acquireLock('pay:b1');
  });
  await advance(30_000);
  await settle();
  const { value, context } = deleteBooking.getSnapshot();
  expect([value, context.problem]).toEqual(['failed', { kind: 'busy', status: null, isAmbiguous: false }]);
  releaseLock();
  await settle();
  expect(deleted()).toBe(0);
});

test('asks again, without removing the order, if it was paid after the question was shown', async () => {
  const shop = fakeShop();
  shop.bookings.push({ ...unpaidBooking, _id: 'b1', paid: true });
  const context = testFlowContext({ api: shop.api, email: 'shopper@example.com' });
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'removal.ask', item: order });
  deleteBooking.send({ type: 'removal.confirm' });
  await settle();
  expect([deleteBooking.getSnapshot().value, deleteBooking.getSnapshot().context.item?.paid, shop.names()]).toEqual([
    'asking',
    true,
    ['getBooking'],
  ]);
  deleteBooking.send({ type: 'removal.confirm' });
  await settle();
  expect(shop.names()).toEqual(['getBooking', 'deleteBooking', 'listOwnBookings']);
});

/** Confirms a removal while these reads fail. */
async function removeFailing(replies: Parameters<typeof fakeShop>[0]) {
  const shop = fakeShop(replies);
  shop.bookings.push({ ...unpaidBooking, _id: 'b1' });
  const context = testFlowContext({ api: shop.api, email: 'shopper@example.com' });
  const deleteBooking = createActor(provideDeleteBooking(context)).start();
  deleteBooking.send({ type: 'removal.ask', item: order });
  deleteBooking.send({ type: 'removal.confirm' });
  await settle();
  const { value, context: result } = deleteBooking.getSnapshot();
  return { shop, state: value, isUnconfirmed: result.problem === 'unconfirmed', toasts: context.toasts.read().length };
}

const fails = (status: number) => () => Promise.reject(http(status));

test('a booking that answers 404, but is in the list, is not reported as removed', async () => {
  const { state, toasts, isUnconfirmed } = await removeFailing({ replies: { getBooking: fails(404), deleteBooking: fails(404) } });
  expect([state, toasts, isUnconfirmed]).toEqual(['failed', 0, false]);
});

test('a DELETE that is answered with success and deletes nothing is reported as failed', async () => {
  const { state, toasts, isUnconfirmed } = await removeFailing({ replies: { deleteBooking: async () => null } });
  expect([state, toasts, isUnconfirmed]).toEqual(['failed', 0, false]);
});

test('sends nothing if it cannot be read whether the order was paid meanwhile', async () => {
  const { shop, state, isUnconfirmed } = await removeFailing({ replies: { getBooking: fails(500), listOwnBookings: fails(500) } });
  expect([state, isUnconfirmed, shop.names()]).toEqual(['failed', false, READ]);
});

test('cannot tell if the DELETE failed and nothing can be read after it', async () => {
  let isSent = false;
  const { state, isUnconfirmed } = await removeFailing({
    replies: {
      getBooking: async () => (isSent ? Promise.reject(http(500)) : { ...unpaidBooking, _id: 'b1' }),
      listOwnBookings: fails(500),
      deleteBooking: () => ((isSent = true), Promise.reject(http(500))),
    },
  });
  expect([state, isUnconfirmed]).toEqual(['failed', true]);
});
