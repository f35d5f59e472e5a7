import { expect, test } from 'vitest';
import { emptyProfile } from '#contract/forms/profile.ts';
import { testBrowser, type TestDevice, testDevice } from '#tests/support/testDevice.ts';
import { forgetDrafts, forgetDraftsOfOthers } from '../../drafts/drafts.ts';
import { clearProfileDraft, keepProfileDraft, readProfileDraft } from './draft.ts';

const SAM = 'sam@example.com';
const opened = { ...emptyProfile, name: 'Sam' };
const typed = { opened, draft: { ...opened, bio: ' Owns five.\n' } };

const withDraft = () => {
  const device = testDevice();
  keepProfileDraft(device, SAM, typed);
  return device;
};

test('what was typed is found again as it was typed, by its person alone, in its tab alone', () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  keepProfileDraft(here, SAM, typed);
  expect(readProfileDraft(here, SAM)).toEqual(typed);
  expect(readProfileDraft(here, 'Sam@Example.com')).toEqual(typed);
  expect(readProfileDraft(here, 'ines@example.com')).toBeNull();
  expect(readProfileDraft(there, SAM)).toBeNull();
  expect(here.browser.keys()).toEqual([]);
});

test('its person comes back: it stays; another person comes: it goes', () => {
  const device = withDraft();
  forgetDraftsOfOthers(device, SAM);
  expect(readProfileDraft(device, SAM)).toEqual(typed);
  forgetDraftsOfOthers(device, 'ines@example.com');
  expect(device.tab.keys()).toEqual([]);
});

test.each([
  ['cleared', (device: TestDevice) => clearProfileDraft(device, SAM)],
  ['dropped with the other drafts, when one person takes the place of another', forgetDrafts],
])('%s, it is gone', (_, drop) => {
  const device = withDraft();
  drop(device);
  expect(device.tab.keys()).toEqual([]);
});

test.each(['', 'not json', 'null', '7', '[]', '{}', '{"email":"sam@example.com","opened":{},"draft":{"name":7}}'])(
  'unreadable stored text: %s',
  (text) => {
    const device = withDraft();
    device.tab.write(device.tab.keys()[0] ?? '', text);
    expect(readProfileDraft(device, SAM)).toBeNull();
  },
);
