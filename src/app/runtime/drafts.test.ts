import { describe, expect, test } from 'vitest';
import { emptyBookingDraft } from '#contract/forms/booking.ts';
import { testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import type { DraftOwner } from '../services/platform/draftKey.ts';
import { clearDraft, clearDrafts, clearDraftsOfOthers, clearPrivateDrafts, saveDraft, readDraft } from './drafts.ts';

const owner: DraftOwner = { email: 'sam@example.com', form: 'booking', id: 't1' };
const draft = { date: '2026-12-04', quantity: '2', address: ' 1 Garage\nLane', phone: '' };

test('is empty before anything is typed', () => {
  expect(readDraft(testPlatform(), owner, emptyBookingDraft)).toEqual({ date: '', quantity: '', address: '', phone: '' });
});

test('restores the last draft exactly as it was typed', () => {
  const platform = testPlatform();
  saveDraft(platform, owner, { ...draft, quantity: '1' });
  saveDraft(platform, owner, draft);
  expect(readDraft(platform, owner, emptyBookingDraft)).toEqual(draft);
});

test('belongs to one user and one product', () => {
  const platform = testPlatform();
  saveDraft(platform, owner, draft);
  expect(readDraft(platform, { ...owner, email: 'ines@example.com' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(platform, { ...owner, id: 't2' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(platform, { ...owner, form: 'review' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  // No two owners share a key, however unusual their values are.
  expect(readDraft(platform, { email: 'sam@example.com","booking","t1', form: 'booking', id: '' }, emptyBookingDraft)).toEqual(
    emptyBookingDraft,
  );
});

test('stays in its tab', () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  saveDraft(here, owner, draft);
  expect(readDraft(there, owner, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(here.browserStore.keys()).toEqual([]);
});

test('clearDraft removes only that draft', () => {
  const platform = testPlatform();
  saveDraft(platform, owner, draft);
  saveDraft(platform, { ...owner, id: 't2' }, draft);
  clearDraft(platform, owner);
  expect(readDraft(platform, owner, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(platform, { ...owner, id: 't2' }, emptyBookingDraft)).toEqual(draft);
});

test('clearDrafts removes every draft and nothing else', () => {
  const platform = testPlatform();
  platform.tabStore.write('reloadedFor', 'a chunk');
  platform.tabStore.write('my draft:', 'x');
  for (const id of ['t1', 't2', 'c1']) saveDraft(platform, { ...owner, id }, draft);
  saveDraft(platform, { ...owner, email: 'ines@example.com' }, draft);
  clearDrafts(platform);
  expect(platform.tabStore.keys()).toEqual(['reloadedFor', 'my draft:']);
});

/** Drafts of Sam and Inês. */
function typing() {
  const platform = testPlatform();
  const owners: DraftOwner[] = [
    owner,
    { ...owner, form: 'review', id: '' },
    { ...owner, form: 'tool', id: '' },
    { email: 'ines@example.com', form: 'review', id: '' },
  ];
  for (const each of owners) saveDraft(platform, each, draft);
  platform.tabStore.write('draft:rubbish', 'x');
  platform.tabStore.write('reloadedFor', 'a chunk');
  return { platform, left: () => owners.map((each) => readDraft(platform, each, emptyBookingDraft).address !== '') };
}

test('clearPrivateDrafts keeps only reviews and tools, which are meant for the public', () => {
  const { platform, left } = typing();
  clearPrivateDrafts(platform);
  expect(left()).toEqual([false, true, true, true]);
  expect(platform.tabStore.keys()).not.toContain('draft:rubbish');
  expect(platform.tabStore.keys()).toContain('reloadedFor');
});

test("clearDraftsOfOthers removes only the other users' drafts", () => {
  const { platform, left } = typing();
  clearDraftsOfOthers(platform, 'SAM@example.com ');
  expect(left()).toEqual([true, true, true, false]);
  expect(platform.tabStore.keys()).toContain('reloadedFor');
});

describe('unreadable stored text', () => {
  const keep = (text: string) => {
    const platform = testPlatform();
    saveDraft(platform, owner, draft);
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

  test('does not remove readable fields', () => {
    expect(keep('{"date": 7, "address": "1 Garage Lane", "other": "x"}')).toEqual({ ...emptyBookingDraft, address: '1 Garage Lane' });
  });
});
