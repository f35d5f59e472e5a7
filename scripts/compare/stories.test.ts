import { expect, test } from 'vitest';
import { pairStories, requireStory } from './stories.ts';

const story = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  name: `Name of ${id}`,
  type: 'story',
  subtype: 'story',
  ...more,
});
const indexOf = (...entries: ReturnType<typeof story>[]) => ({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) });
const paired = (before: ReturnType<typeof indexOf>, after: ReturnType<typeof indexOf>, text = '') =>
  pairStories(before, after, text).map(({ id, isBefore, isAfter }) => [id, isBefore, isAfter]);

test('pairs stories by id: the order of the new Storybook, then what is removed', () => {
  expect(paired(indexOf(story('gone'), story('one'), story('two')), indexOf(story('two'), story('new'), story('one')))).toEqual([
    ['two', true, true],
    ['new', false, true],
    ['one', true, true],
    ['gone', true, false],
  ]);
});

test('takes titles and names from the new Storybook', () => {
  const [pair] = pairStories(indexOf(story('one', { title: 'Old' })), indexOf(story('one', { title: 'New' })), '');
  expect(pair).toMatchObject({ title: 'New', name: 'Name of one' });
});

test('leaves out pages of documentation and the tests of stories', () => {
  const others = [story('docs', { type: 'docs' }), story('test', { subtype: 'test' }), story('tagged', { tags: ['dev', 'test-fn'] })];
  expect(paired(indexOf(...others), indexOf(...others, story('one', { subtype: undefined, tags: ['dev'] })))).toEqual([
    ['one', false, true],
  ]);
});

test('limits the stories to ids with the text', () => {
  const both = indexOf(story('primitives-button--one'), story('blocks-footer--one'));
  expect(paired(both, both, 'button')).toEqual([['primitives-button--one', true, true]]);
  expect(paired(both, both, 'Button')).toEqual([['primitives-button--one', true, true]]);
});

test('says from the story files that no id has the text', async () => {
  await requireStory(['.'], 'Primitives-Button');
  await expect(requireStory(['.'], 'buton')).rejects.toThrow("No story has 'buton' in its id.");
});
