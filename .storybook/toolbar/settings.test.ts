import { expect, test } from 'vitest';
import { whyDisabled } from './settings.ts';

const button = { type: 'story', tags: [], title: 'Primitives/Button' };
const screen = { type: 'story', tags: ['screen'], title: 'Screens/shop/HomeScreen' };
const journey = { type: 'story', tags: ['flow'], title: 'Journeys/Booking' };
const page = { type: 'docs', tags: [], title: 'Foundations/Words' };

test.each([
  ['theme', page, undefined],
  ['text', page, undefined],
  ['frames', page, 'only in stories'],
  ['viewport', page, 'only in stories'],
  ['frames', button, undefined],
  ['person', button, 'only in journeys'],
  ['network', screen, 'only in journeys'],
  ['network', journey, undefined],
  ['shell', button, 'only in screens'],
  ['shell', screen, undefined],
  ['shell', { ...screen, title: 'Screens/shell/ShellScreen' }, 'only in screens'],
  ['person', {}, undefined],
] as const)('%s in %j', (name, entry, reason) => {
  expect(whyDisabled(name, { storyGlobals: {}, ...entry })).toBe(reason);
});

test('a story that chooses a setting itself says so', () => {
  expect(whyDisabled('frames', { storyGlobals: { viewport: {} }, ...button })).toBe('chosen by this story');
  expect(whyDisabled('person', { storyGlobals: { person: 'shopper' }, ...journey })).toBe('chosen by this story');
});
