import { expect, test } from 'vitest';
import { attempt } from '#tests/support/attempt.ts';
import { testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import { createPaymentJournal } from './paymentStore.ts';

const confirming = { ...attempt, stage: 'confirming' as const, transactionId: '' };

test('is empty at first', () => {
  const journal = createPaymentJournal(testPlatform());
  expect([journal.list(attempt.email), journal.recall('b1')]).toEqual([[], { attempt: null, clientSecret: null }]);
});

test("shares a payment with all tabs, but keeps the secret in its own tab and out of the browser's store", () => {
  const browser = testBrowser();
  const tab = browser.openTab();
  createPaymentJournal(tab).keep({ attempt: confirming, clientSecret: 'pi_1_secret_x' });
  expect(createPaymentJournal(tab).recall('b1')).toEqual({ attempt: confirming, clientSecret: 'pi_1_secret_x' });
  const other = browser.openTab();
  expect(createPaymentJournal(other).recall('b1')).toEqual({ attempt: confirming, clientSecret: null });
  expect(
    tab.browserStore
      .keys()
      .map((key) => tab.browserStore.read(key))
      .join(''),
  ).not.toContain('secret_');
});

test('deletes the secret after the charge, but not the payment', () => {
  const platform = testPlatform();
  const journal = createPaymentJournal(platform);
  journal.keep({ attempt: confirming, clientSecret: 'pi_1_secret_x' });
  journal.keep({ attempt, clientSecret: null });
  expect([journal.recall('b1'), platform.tabStore.keys()]).toEqual([{ attempt, clientSecret: null }, []]);
});

test('deletes a payment, but not one that has replaced it', () => {
  const journal = createPaymentJournal(testPlatform());
  journal.keep({ attempt, clientSecret: null });
  journal.forget({ bookingId: 'b1', intentId: 'pi_0' });
  expect(journal.list(attempt.email)).toEqual([attempt]);
  journal.forget(attempt);
  expect(journal.list(attempt.email)).toEqual([]);
});

test("lists a user's own payments, and those that can be resumed in this tab", () => {
  const browser = testBrowser();
  const journal = createPaymentJournal(browser.openTab());
  journal.keep({ attempt, clientSecret: null });
  journal.keep({ attempt: { ...confirming, bookingId: 'b2', intentId: 'pi_2' }, clientSecret: 'pi_2_secret_x' });
  journal.keep({ attempt: { ...attempt, bookingId: 'b3', stage: 'orphaned' }, clientSecret: null });
  journal.keep({ attempt: { ...attempt, bookingId: 'b4', email: 'ines@example.com' }, clientSecret: null });
  const ids = (attempts: { bookingId: string }[]) => attempts.map(({ bookingId }) => bookingId);
  expect(ids(journal.list(attempt.email))).toEqual(['b1', 'b2', 'b3']);
  expect(ids(journal.listResumable(attempt.email))).toEqual(['b1', 'b2']);
  expect(ids(createPaymentJournal(browser.openTab()).listResumable(attempt.email))).toEqual(['b1']);
});

test('ignores unreadable stored text', () => {
  const platform = testPlatform();
  for (const text of ['', '{', 'null', '[]', JSON.stringify({ ...attempt, stage: 'paid' })]) {
    platform.browserStore.write('payment:b1', text);
    expect(createPaymentJournal(platform).recall('b1').attempt).toBeNull();
  }
});

test('deletes everything when the sandbox is reset', () => {
  const platform = testPlatform();
  const journal = createPaymentJournal(platform);
  journal.keep({ attempt: confirming, clientSecret: 'pi_1_secret_x' });
  journal.forgetAll();
  expect([platform.browserStore.keys(), platform.tabStore.keys()]).toEqual([[], []]);
});

test('deletes a secret that does not belong to the stored payment', () => {
  const platform = testPlatform();
  const journal = createPaymentJournal(platform);
  journal.keep({ attempt: confirming, clientSecret: 'pi_1_secret_x' });
  platform.browserStore.write('payment:b1', JSON.stringify({ ...confirming, intentId: 'pi_2' }));
  expect(journal.recall('b1')).toEqual({ attempt: { ...confirming, intentId: 'pi_2' }, clientSecret: null });
  expect(platform.tabStore.keys()).toEqual([]);
});

test('knows if the browser could not store a payment', () => {
  const platform = testPlatform();
  const journal = createPaymentJournal({ ...platform, browserStore: { ...platform.browserStore, write: () => false } });
  expect(journal.isKept('b1')).toBe(true);
  journal.keep({ attempt, clientSecret: null });
  expect(journal.isKept('b1')).toBe(false);
});
