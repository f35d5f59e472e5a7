import { describe, expect, test } from 'vitest';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { pending } from '#tests/support/pendingPayment.ts';
import { type TestPlatform, testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import type { KeyValueStore } from '../../services/ports.ts';
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

describe.each(['full', 'blocked'])('a browser store that is %s', (kind) => {
  /** A tab whose browser store takes nothing from now on. A blocked one has no tab store either. */
  const withoutRoom = (platform: TestPlatform) => {
    const refusing = (store: KeyValueStore): KeyValueStore => {
      const memory = memoryKeyValueStore();
      return {
        ...store,
        read: (key) => memory.read(key) ?? store.read(key),
        write: (key, value) => memory.write(key, value) && false,
        remove: (key) => {
          memory.remove(key);
          store.remove(key);
        },
        keys: () => [...new Set([...store.keys(), ...memory.keys()])],
      };
    };
    return {
      ...platform,
      browserStore: refusing(platform.browserStore),
      tabStore: kind === 'blocked' ? refusing(platform.tabStore) : platform.tabStore,
    };
  };

  test('keeps the secret of a charge until the charged payment is stored', () => {
    const platform = testPlatform();
    createPaymentStore(platform).persist({ pending: confirming, clientSecret: 'pi_1_secret_x' });
    const store = createPaymentStore(withoutRoom(platform));
    store.persist({ pending, clientSecret: null });
    expect([store.read('b1').pending, store.isPersisted('b1'), store.list(pending.email)]).toEqual([pending, false, [pending]]);
    // After a reload, the page knows the charged payment, or can look it up.
    expect(createPaymentStore(platform).read('b1')).toEqual({
      pending: kind === 'full' ? pending : confirming,
      clientSecret: 'pi_1_secret_x',
    });
    createPaymentStore(platform).persist({ pending, clientSecret: null });
    expect([createPaymentStore(platform).isPersisted('b1'), platform.tabStore.keys()]).toEqual([true, []]);
  });

  test('forgets a payment that is recorded', () => {
    const store = createPaymentStore(withoutRoom(testPlatform()));
    store.persist({ pending: confirming, clientSecret: 'pi_1_secret_x' });
    store.delete(pending);
    expect([store.read('b1'), store.isPersisted('b1'), store.list(pending.email)]).toEqual([
      { pending: null, clientSecret: null },
      true,
      [],
    ]);
  });
});

test('knows if the browser could not store a payment', () => {
  const platform = testPlatform();
  const store = createPaymentStore({ ...platform, browserStore: { ...platform.browserStore, write: () => false } });
  expect(store.isPersisted('b1')).toBe(true);
  store.persist({ pending, clientSecret: null });
  expect(store.isPersisted('b1')).toBe(false);
});

test('stores a payment of this tab again once the browser has room, with its secret only while the outcome is unknown', () => {
  for (const [payment, secrets] of [
    [confirming, ['paymentSecret:b1']],
    [pending, []],
  ] as const) {
    const platform = testPlatform();
    createPaymentStore({ ...platform, browserStore: { ...platform.browserStore, write: () => false } }).persist({
      pending: payment,
      clientSecret: 'pi_1_secret_x',
    });
    const store = createPaymentStore(platform);
    store.persistAgain('b1');
    expect([store.isPersisted('b1'), store.read('b1').pending, platform.tabStore.keys()]).toEqual([true, payment, secrets]);
  }
});

test('leaves a payment of another tab for the same booking alone', () => {
  const platform = testPlatform();
  const other = { ...pending, intentId: 'pi_2' };
  createPaymentStore({ ...platform, browserStore: { ...platform.browserStore, write: () => false } }).persist({
    pending: confirming,
    clientSecret: 'pi_1_secret_x',
  });
  createPaymentStore({ ...platform, tabStore: testPlatform().tabStore }).persist({ pending: other, clientSecret: null });
  createPaymentStore(platform).persistAgain('b1');
  expect(createPaymentStore({ ...platform, tabStore: testPlatform().tabStore }).read('b1').pending).toEqual(other);
  expect(createPaymentStore(platform).read('b1')).toEqual({ pending: confirming, clientSecret: 'pi_1_secret_x' });
});
