import { expect, test } from 'vitest';
import { pending } from '#tests/support/pendingPayment.ts';
import { testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import { createPaymentStore } from './paymentStore.ts';

const confirming = { ...pending, stage: 'confirming' as const, transactionId: '' };

test('is empty at first', () => {
  const store = createPaymentStore(testPlatform());
  expect([store.list(pending.email), store.read('b1')]).toEqual([[], { pending: null, clientSecret: null }]);
});

test("shares a payment with all tabs, but keeps the secret in its own tab and out of the browser's store", () => {
  const browser = testBrowser();
  const tab = browser.openTab();
  createPaymentStore(tab).persist({ pending: confirming, clientSecret: 'pi_1_secret_x' });
  expect(createPaymentStore(tab).read('b1')).toEqual({ pending: confirming, clientSecret: 'pi_1_secret_x' });
  const other = browser.openTab();
  expect(createPaymentStore(other).read('b1')).toEqual({ pending: confirming, clientSecret: null });
  expect(
    tab.browserStore
      .keys()
      .map((key) => tab.browserStore.read(key))
      .join(''),
  ).not.toContain('secret_');
});

test('deletes the secret after the charge, but not the payment', () => {
  const platform = testPlatform();
  const store = createPaymentStore(platform);
  store.persist({ pending: confirming, clientSecret: 'pi_1_secret_x' });
  store.persist({ pending, clientSecret: null });
  expect([store.read('b1'), platform.tabStore.keys()]).toEqual([{ pending, clientSecret: null }, []]);
});

test('deletes a payment, but not one that has replaced it', () => {
  const store = createPaymentStore(testPlatform());
  store.persist({ pending, clientSecret: null });
  store.delete({ bookingId: 'b1', intentId: 'pi_0' });
  expect(store.list(pending.email)).toEqual([pending]);
  store.delete(pending);
  expect(store.list(pending.email)).toEqual([]);
});

test("lists a user's own payments, and those that can be resumed in this tab", () => {
  const browser = testBrowser();
  const store = createPaymentStore(browser.openTab());
  store.persist({ pending, clientSecret: null });
  store.persist({ pending: { ...confirming, bookingId: 'b2', intentId: 'pi_2' }, clientSecret: 'pi_2_secret_x' });
  store.persist({ pending: { ...pending, bookingId: 'b3', stage: 'orphaned' }, clientSecret: null });
  store.persist({ pending: { ...pending, bookingId: 'b4', email: 'ines@example.com' }, clientSecret: null });
  const ids = (payments: { bookingId: string }[]) => payments.map(({ bookingId }) => bookingId);
  expect(ids(store.list(pending.email))).toEqual(['b1', 'b2', 'b3']);
  expect(ids(store.listResumable(pending.email))).toEqual(['b1', 'b2']);
  expect(ids(createPaymentStore(browser.openTab()).listResumable(pending.email))).toEqual(['b1']);
});

test('ignores unreadable stored text', () => {
  const platform = testPlatform();
  for (const text of ['', '{', 'null', '[]', JSON.stringify({ ...pending, stage: 'paid' })]) {
    platform.browserStore.write('payment:b1', text);
    expect(createPaymentStore(platform).read('b1').pending).toBeNull();
  }
});

test('deletes everything when the sandbox is reset', () => {
  const platform = testPlatform();
  const store = createPaymentStore(platform);
  store.persist({ pending: confirming, clientSecret: 'pi_1_secret_x' });
  store.deleteAll();
  expect([platform.browserStore.keys(), platform.tabStore.keys()]).toEqual([[], []]);
});

test('deletes a secret that does not belong to the stored payment', () => {
  const platform = testPlatform();
  const store = createPaymentStore(platform);
  store.persist({ pending: confirming, clientSecret: 'pi_1_secret_x' });
  platform.browserStore.write('payment:b1', JSON.stringify({ ...confirming, intentId: 'pi_2' }));
  expect(store.read('b1')).toEqual({ pending: { ...confirming, intentId: 'pi_2' }, clientSecret: null });
  expect(platform.tabStore.keys()).toEqual([]);
});

test('knows if the browser could not store a payment', () => {
  const platform = testPlatform();
  const store = createPaymentStore({ ...platform, browserStore: { ...platform.browserStore, write: () => false } });
  expect(store.isPersisted('b1')).toBe(true);
  store.persist({ pending, clientSecret: null });
  expect(store.isPersisted('b1')).toBe(false);
});
