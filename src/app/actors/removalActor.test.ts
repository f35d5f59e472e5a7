import { expect, test } from 'vitest';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { unpaidBooking } from '#tests/support/flakyBank.ts';
import { testBrowser, type TestPlatform } from '#tests/support/testPlatform.ts';
import { settle, testEffects } from '#tests/support/testEffects.ts';
import { createPaymentJournal } from './paymentJournal.ts';
import { createRemovalActor } from './removalActor.ts';

import { attempt } from '#tests/support/attempt.ts';

const order = { id: 'b1', name: 'Wrench', paid: false };

/** A removal that has been asked for and confirmed, and what it led to. */
async function remove(failure?: Error) {
  const browser = testBrowser();
  const shop = fakeShop({ replies: failure ? { deleteBooking: () => Promise.reject(failure) } : {} });
  const effects = testEffects({ api: shop.api, platform: browser.openTab() });
  for (const name of ['listOwnBookings', 'listBookings', 'getBooking', 'listTools']) effects.queries.setQueryData([name, {}], []);
  const heard: string[] = [];
  browser.openTab().onBroadcast((topic) => heard.push(topic));
  const removal = createRemovalActor(effects, {
    currentEmail: () => 'shopper@example.com',
    journal: createPaymentJournal(effects.platform),
  }).start();
  removal.send({ type: 'removal.ask', order });
  const asked = shop.calls.length;
  removal.send({ type: 'removal.confirm' });
  await settle();
  const old = effects.queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  return { shop, asked, effects, heard, state: removal.getSnapshot().value, old: old.map(({ queryKey }) => queryKey[0]) };
}

test.each([
  ['removed', undefined],
  ['gone already', http(404)],
])('%s: a toast, and the lists of orders are read again, here and in other tabs', async (_, failure) => {
  const { shop, asked, effects, heard, state, old } = await remove(failure);
  expect(asked).toBe(0);
  expect(shop.calls.map(({ name, input }) => [name, input])).toEqual([
    ['getBooking', { id: 'b1' }],
    ['deleteBooking', { id: 'b1' }],
  ]);
  expect(effects.toasts.read()).toMatchObject([{ tone: 'good', text: 'Successfully Remove' }]);
  expect(old).toEqual(['listOwnBookings', 'listBookings', 'getBooking']);
  expect(heard).toEqual(['listOwnBookings listBookings getBooking']);
  expect(state).toBe('resting');
});

test('not removed, for all we know: no toast, the question stays, and the lists are read again', async () => {
  const { effects, heard, state, old } = await remove(http(500));
  expect([effects.toasts.read(), state]).toEqual([[], 'failed']);
  expect(old).toEqual(['listOwnBookings', 'listBookings', 'getBooking']);
  expect(heard).toEqual(['listOwnBookings listBookings getBooking']);
});

test('the row goes at once, before the list is read again', async () => {
  const effects = testEffects({ api: fakeShop().api });
  const key = ['listOwnBookings', { email: 'shopper@example.com' }];
  effects.queries.setQueryData(key, [{ _id: 'b1' }, { _id: 'b2' }]);
  const removal = createRemovalActor(effects, {
    currentEmail: () => 'shopper@example.com',
    journal: createPaymentJournal(effects.platform),
  }).start();
  removal.send({ type: 'removal.ask', order });
  removal.send({ type: 'removal.confirm' });
  await settle();
  expect(effects.queries.getQueryData(key)).toEqual([{ _id: 'b2' }]);
});

/** A removal that somebody confirms while a payment of that booking stands so. */
async function removeWhile(prepare: (platform: TestPlatform) => Promise<unknown> | void) {
  const shop = fakeShop();
  const effects = testEffects({ api: shop.api });
  await prepare(effects.platform);
  const journal = createPaymentJournal(effects.platform);
  const removal = createRemovalActor(effects, { currentEmail: () => 'shopper@example.com', journal }).start();
  removal.send({ type: 'removal.ask', order });
  removal.send({ type: 'removal.confirm' });
  await settle();
  return { removal, deleted: () => shop.names().filter((name) => name === 'deleteBooking').length };
}

test('an order whose payment is unresolved is not removed, whoever made it', async () => {
  const { removal, deleted } = await removeWhile((platform) =>
    createPaymentJournal(platform).keep({ attempt: { ...attempt, email: 'ines@example.com' }, clientSecret: null }),
  );
  expect([removal.getSnapshot().value, deleted()]).toEqual(['failed', 0]);
});

test('an order that another tab is paying for waits until that is over, and is not removed when it ended in doubt', async () => {
  let letGo = () => {};
  let paying: TestPlatform | null = null;
  const { removal, deleted } = await removeWhile(async (platform) => {
    paying = platform;
    letGo = await platform.acquireLock('pay:b1');
  });
  expect([removal.getSnapshot().value, deleted()]).toEqual(['removing', 0]);
  if (paying) createPaymentJournal(paying).keep({ attempt, clientSecret: null });
  letGo();
  await settle();
  expect([removal.getSnapshot().value, deleted()]).toEqual(['failed', 0]);
});

test('an order that was paid since the question is not removed: it is asked about again', async () => {
  const shop = fakeShop();
  shop.bookings.push({ ...unpaidBooking, _id: 'b1', paid: true });
  const effects = testEffects({ api: shop.api });
  const journal = createPaymentJournal(effects.platform);
  const removal = createRemovalActor(effects, { currentEmail: () => 'shopper@example.com', journal }).start();
  removal.send({ type: 'removal.ask', order });
  removal.send({ type: 'removal.confirm' });
  await settle();
  expect([removal.getSnapshot().value, removal.getSnapshot().context.order?.paid, shop.names()]).toEqual(['asking', true, ['getBooking']]);
  removal.send({ type: 'removal.confirm' });
  await settle();
  expect(shop.names()).toEqual(['getBooking', 'deleteBooking']);
});
