import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { testBrowser, testPlatform } from '#tests/support/testPlatform.ts';
import { createJournal, digest, digestEmail } from './journal.ts';

const Entry = v.object({ amount: v.number() });
const journalOf = ({ browserStore }: Pick<ReturnType<typeof testPlatform>, 'browserStore'>) => createJournal(browserStore, 'entry:', Entry);

test('a digest is the same for the same text, and tells others apart', () => {
  expect([digest(''), digest('Inês ✓')]).toEqual([digest(''), digest('Inês ✓')]);
  expect(new Set(['', 'a', 'b', 'ab', 'ba', 'Inês'].map(digest)).size).toBe(6);
  expect(digestEmail(' Sam@Example.com')).toBe(digestEmail('sam@example.com'));
});

test('entries are shared with other tabs and later visits, and removed one by one', () => {
  const browser = testBrowser();
  const [one, other] = [journalOf(browser.openTab()), journalOf(browser.openTab())];
  expect([one.write('a', { amount: 1 }), other.write('b', { amount: 2 })]).toEqual([true, true]);
  expect([one.list(), other.ids(), one.ids('b'), one.read('a')]).toEqual([
    [{ amount: 1 }, { amount: 2 }],
    ['a', 'b'],
    ['b'],
    { amount: 1 },
  ]);
  other.remove('a');
  expect([one.read('a'), one.ids()]).toEqual([null, ['b']]);
});

test.each(['not json', '', '{}', 'null', '7', '[]', '{"amount":"2"}'])('ignores %s and keeps what it can read', (text) => {
  const platform = testPlatform();
  const journal = journalOf(platform);
  journal.write('good', { amount: 1 });
  platform.browserStore.write('entry:bad', text);
  platform.browserStore.write('other:x', '{"amount":1}');
  expect(journal.list()).toEqual([{ amount: 1 }]);
});

describe('a storage that is full', () => {
  function openFull() {
    const platform = testPlatform();
    const journal = journalOf(platform);
    journal.write('a', { amount: 1 });
    platform.fillBrowserStore();
    return journal;
  }

  test('keeps a new entry in the page', () => {
    const journal = openFull();
    expect([journal.write('b', { amount: 2 }), journal.read('b'), journal.isStored('b'), journal.isStored('a')]).toEqual([
      false,
      { amount: 2 },
      false,
      true,
    ]);
  });

  test('takes no next step of an entry that it has, and every step of one that it has not', () => {
    const journal = openFull();
    expect([journal.advance('a', { amount: 2 }), journal.read('a'), journal.isStored('a')]).toEqual([false, { amount: 1 }, true]);
    expect([journal.advance('b', { amount: 2 }), journal.advance('b', { amount: 3 }), journal.read('b')]).toEqual([
      true,
      true,
      { amount: 3 },
    ]);
  });

  test('does not keep the earlier version of an entry that is replaced', () => {
    const journal = openFull();
    journal.replace('a', { amount: 2 });
    expect([journal.read('a'), journal.isStored('a')]).toEqual([{ amount: 2 }, false]);
  });
});
