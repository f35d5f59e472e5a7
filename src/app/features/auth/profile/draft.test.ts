import { expect, test } from 'vitest';
import { emptyProfile } from '#contract/forms/profile.ts';
import { testBrowser, type TestPlatform, testPlatform } from '#tests/support/testPlatform.ts';
import { forgetDrafts, forgetDraftsOfOthers } from '../../../runtime/drafts.ts';
import { clearProfileDraft, keepProfileDraft, readProfileDraft } from './draft.ts';

const SAM = 'sam@example.com';
const opened = { ...emptyProfile, name: 'Sam' };
const typed = { opened, draft: { ...opened, bio: ' Owns five.\n' } };

const withDraft = () => {
  const platform = testPlatform();
  keepProfileDraft(platform, SAM, typed);
  return platform;
};

test('restores a draft as typed, for its user only, in its tab only', () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  keepProfileDraft(here, SAM, typed);
  expect(readProfileDraft(here, SAM)).toEqual(typed);
  expect(readProfileDraft(here, 'Sam@Example.com')).toEqual(typed);
  expect(readProfileDraft(here, 'ines@example.com')).toBeNull();
  expect(readProfileDraft(there, SAM)).toBeNull();
  expect(here.browserStore.keys()).toEqual([]);
});

test('keeps a draft when its user is back, and deletes it for another user', () => {
  const platform = withDraft();
  forgetDraftsOfOthers(platform, SAM);
  expect(readProfileDraft(platform, SAM)).toEqual(typed);
  forgetDraftsOfOthers(platform, 'ines@example.com');
  expect(platform.tabStore.keys()).toEqual([]);
});

test.each([
  ['cleared', (platform: TestPlatform) => clearProfileDraft(platform, SAM)],
  ['dropped with the other drafts, when one person takes the place of another', forgetDrafts],
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
    expect(readProfileDraft(platform, SAM)).toBeNull();
  },
);
