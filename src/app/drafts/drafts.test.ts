import { describe, expect, test } from 'vitest';
import { emptyBookingDraft } from '#contract/forms/booking.ts';
import { testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import { clearDraft, type DraftOwner, forgetDrafts, forgetDraftsOfOthers, forgetPrivateDrafts, keepDraft, readDraft } from './drafts.ts';

const owner: DraftOwner = { email: 'sam@example.com', form: 'booking', id: 't1' };
const draft = { date: '2026-12-04', quantity: '2', address: ' 1 Garage\nLane', phone: '' };

test('nothing was typed at first', () => {
  expect(readDraft(testPlatform(), owner, emptyBookingDraft)).toEqual({ date: '', quantity: '', address: '', phone: '' });
});

test('what was typed is found again as it was typed, the last word of it', () => {
  const platform = testPlatform();
  keepDraft(platform, owner, { ...draft, quantity: '1' });
  keepDraft(platform, owner, draft);
  expect(readDraft(platform, owner, emptyBookingDraft)).toEqual(draft);
});

test('it is of one person and one product', () => {
  const platform = testPlatform();
  keepDraft(platform, owner, draft);
  expect(readDraft(platform, { ...owner, email: 'ines@example.com' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(platform, { ...owner, id: 't2' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(platform, { ...owner, form: 'review' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  // No two owners share a name, however odd theirs are.
  expect(readDraft(platform, { email: 'sam@example.com","booking","t1', form: 'booking', id: '' }, emptyBookingDraft)).toEqual(
    emptyBookingDraft,
  );
});

test('it stays in its tab', () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  keepDraft(here, owner, draft);
  expect(readDraft(there, owner, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(here.browserStore.keys()).toEqual([]);
});

test('sent, it is gone, and no other is', () => {
  const platform = testPlatform();
  keepDraft(platform, owner, draft);
  keepDraft(platform, { ...owner, id: 't2' }, draft);
  clearDraft(platform, owner);
  expect(readDraft(platform, owner, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(platform, { ...owner, id: 't2' }, emptyBookingDraft)).toEqual(draft);
});

test('signed out: every draft goes, and nothing but drafts', () => {
  const platform = testPlatform();
  platform.tabStore.write('reloadedFor', 'a chunk');
  platform.tabStore.write('my draft:', 'x');
  for (const id of ['t1', 't2', 'c1']) keepDraft(platform, { ...owner, id }, draft);
  keepDraft(platform, { ...owner, email: 'ines@example.com' }, draft);
  forgetDrafts(platform);
  expect(platform.tabStore.keys()).toEqual(['reloadedFor', 'my draft:']);
});

/** What Sam and Inês have typed. */
function typing() {
  const platform = testPlatform();
  const owners: DraftOwner[] = [
    owner,
    { ...owner, form: 'review', id: '' },
    { ...owner, form: 'tool', id: '' },
    { email: 'ines@example.com', form: 'review', id: '' },
  ];
  for (const each of owners) keepDraft(platform, each, draft);
  platform.tabStore.write('draft:rubbish', 'x');
  platform.tabStore.write('reloadedFor', 'a chunk');
  return { platform, left: () => owners.map((each) => readDraft(platform, each, emptyBookingDraft).address !== '') };
}

test('a session that ended by itself: what is meant for everybody to read is kept for its writer, and nothing else', () => {
  const { platform, left } = typing();
  forgetPrivateDrafts(platform);
  expect(left()).toEqual([false, true, true, true]);
  expect(platform.tabStore.keys()).not.toContain('draft:rubbish');
  expect(platform.tabStore.keys()).toContain('reloadedFor');
});

test('somebody signs in: the drafts of everybody else go', () => {
  const { platform, left } = typing();
  forgetDraftsOfOthers(platform, 'SAM@example.com ');
  expect(left()).toEqual([true, true, true, false]);
  expect(platform.tabStore.keys()).toContain('reloadedFor');
});

describe('unreadable stored text', () => {
  const keep = (text: string) => {
    const platform = testPlatform();
    keepDraft(platform, owner, draft);
    for (const key of platform.tabStore.keys()) platform.tabStore.write(key, text);
    return readDraft(platform, owner, emptyBookingDraft);
  };

  test.each([
    '',
    'not json',
    'null',
    '7',
    'true',
    '"text"',
    '[]',
    '["a", "b"]',
    '{}',
    '{"date": null, "quantity": 2, "address": {}, "phone": []}',
    '{"price": "1", "extra": "x"}',
    '{"toString": "x", "__proto__": "y", "constructor": "z"}',
    '{"__proto__": {"address": "x"}}',
  ])('%s', (text) => {
    const read = keep(text);
    expect(read).toStrictEqual(emptyBookingDraft);
    expect(Object.keys(read)).toEqual(['date', 'quantity', 'address', 'phone']);
  });

  test('does not take along what can be read beside it', () => {
    expect(keep('{"date": 7, "address": "1 Garage Lane", "other": "x"}')).toEqual({ ...emptyBookingDraft, address: '1 Garage Lane' });
  });
});
