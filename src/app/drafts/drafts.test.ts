import { describe, expect, test } from 'vitest';
import { emptyBookingDraft } from '#contract/forms/booking.ts';
import { testBrowser, testDevice } from '#tests/support/testDevice.ts';
import { clearDraft, type DraftOwner, forgetDrafts, forgetDraftsOfOthers, forgetPrivateDrafts, keepDraft, readDraft } from './drafts.ts';

const owner: DraftOwner = { email: 'sam@example.com', form: 'booking', id: 't1' };
const draft = { date: '2026-12-04', quantity: '2', address: ' 1 Garage\nLane', phone: '' };

test('nothing was typed at first', () => {
  expect(readDraft(testDevice(), owner, emptyBookingDraft)).toEqual({ date: '', quantity: '', address: '', phone: '' });
});

test('what was typed is found again as it was typed, the last word of it', () => {
  const device = testDevice();
  keepDraft(device, owner, { ...draft, quantity: '1' });
  keepDraft(device, owner, draft);
  expect(readDraft(device, owner, emptyBookingDraft)).toEqual(draft);
});

test('it is of one person and one product', () => {
  const device = testDevice();
  keepDraft(device, owner, draft);
  expect(readDraft(device, { ...owner, email: 'ines@example.com' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(device, { ...owner, id: 't2' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(device, { ...owner, form: 'review' }, emptyBookingDraft)).toEqual(emptyBookingDraft);
  // No two owners share a name, however odd theirs are.
  expect(readDraft(device, { email: 'sam@example.com","booking","t1', form: 'booking', id: '' }, emptyBookingDraft)).toEqual(
    emptyBookingDraft,
  );
});

test('it stays in its tab', () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  keepDraft(here, owner, draft);
  expect(readDraft(there, owner, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(here.browser.keys()).toEqual([]);
});

test('sent, it is gone, and no other is', () => {
  const device = testDevice();
  keepDraft(device, owner, draft);
  keepDraft(device, { ...owner, id: 't2' }, draft);
  clearDraft(device, owner);
  expect(readDraft(device, owner, emptyBookingDraft)).toEqual(emptyBookingDraft);
  expect(readDraft(device, { ...owner, id: 't2' }, emptyBookingDraft)).toEqual(draft);
});

test('signed out: every draft goes, and nothing but drafts', () => {
  const device = testDevice();
  device.tab.write('reloadedFor', 'a chunk');
  device.tab.write('my draft:', 'x');
  for (const id of ['t1', 't2', 'c1']) keepDraft(device, { ...owner, id }, draft);
  keepDraft(device, { ...owner, email: 'ines@example.com' }, draft);
  forgetDrafts(device);
  expect(device.tab.keys()).toEqual(['reloadedFor', 'my draft:']);
});

/** What Sam and Inês have typed. */
function typing() {
  const device = testDevice();
  const owners: DraftOwner[] = [
    owner,
    { ...owner, form: 'review', id: '' },
    { ...owner, form: 'tool', id: '' },
    { email: 'ines@example.com', form: 'review', id: '' },
  ];
  for (const each of owners) keepDraft(device, each, draft);
  device.tab.write('draft:rubbish', 'x');
  device.tab.write('reloadedFor', 'a chunk');
  return { device, left: () => owners.map((each) => readDraft(device, each, emptyBookingDraft).address !== '') };
}

test('a session that ended by itself: what is meant for everybody to read is kept for its writer, and nothing else', () => {
  const { device, left } = typing();
  forgetPrivateDrafts(device);
  expect(left()).toEqual([false, true, true, true]);
  expect(device.tab.keys()).not.toContain('draft:rubbish');
  expect(device.tab.keys()).toContain('reloadedFor');
});

test('somebody signs in: the drafts of everybody else go', () => {
  const { device, left } = typing();
  forgetDraftsOfOthers(device, 'SAM@example.com ');
  expect(left()).toEqual([true, true, true, false]);
  expect(device.tab.keys()).toContain('reloadedFor');
});

describe('unreadable stored text', () => {
  const keep = (text: string) => {
    const device = testDevice();
    keepDraft(device, owner, draft);
    for (const key of device.tab.keys()) device.tab.write(key, text);
    return readDraft(device, owner, emptyBookingDraft);
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
