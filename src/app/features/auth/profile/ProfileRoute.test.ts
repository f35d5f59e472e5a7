import { expect, test } from 'vitest';
import { emptyProfile } from '#contract/forms/profile.ts';
import { testBrowser, type TestPlatform, testPlatform } from '#tests/support/testPlatform.ts';
import { clearDraft, clearDrafts, clearDraftsOfOthers, saveDraft } from '../../../runtime/drafts.ts';
import { profileForm } from './ProfileRoute.tsx';

const SAM = 'sam@example.com';
const ownerOf = (email: string) => ({ email, form: 'profile' as const, id: '' });
const readOf = (platform: TestPlatform, email: string) => profileForm.read(platform, ownerOf(email));
const opened = { ...emptyProfile, name: 'Sam' };
const typed = { opened, draft: { ...opened, bio: ' Owns five.\n' } };

const withDraft = () => {
  const platform = testPlatform();
  saveDraft(platform, ownerOf(SAM), typed);
  return platform;
};

test('restores a draft as typed, for its user only, in its tab only', () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  saveDraft(here, ownerOf(SAM), typed);
  expect(readOf(here, SAM)).toEqual(typed);
  expect(readOf(here, 'Sam@Example.com')).toEqual(typed);
  expect(readOf(here, 'ines@example.com')).toBeNull();
  expect(readOf(there, SAM)).toBeNull();
  expect(here.browserStore.keys()).toEqual([]);
});

test('keeps a draft when its user is back, and deletes it for another user', () => {
  const platform = withDraft();
  clearDraftsOfOthers(platform, SAM);
  expect(readOf(platform, SAM)).toEqual(typed);
  clearDraftsOfOthers(platform, 'ines@example.com');
  expect(platform.tabStore.keys()).toEqual([]);
});

test.each([
  ['cleared', (platform: TestPlatform) => clearDraft(platform, ownerOf(SAM))],
  ['dropped with all drafts', clearDrafts],
])('%s: deletes the draft', (_, drop) => {
  const platform = withDraft();
  drop(platform);
  expect(platform.tabStore.keys()).toEqual([]);
});

test.each(['', 'not json', 'null', '7', '[]', '{}', '{"email":"sam@example.com","opened":{},"draft":{"name":7}}'])(
  'unreadable stored text: %s',
  (text) => {
    const platform = withDraft();
    platform.tabStore.write(platform.tabStore.keys()[0] ?? '', text);
    expect(readOf(platform, SAM)).toBeNull();
  },
);
