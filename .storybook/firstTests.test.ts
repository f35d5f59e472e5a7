import { definePreview, getStoryChildren } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { checkInFirstTest, CHECKED_IN_TEST } from './firstTests.ts';

/** Makes a story in a preview of its own. `log` has what its tests have done. */
function makeStory() {
  const log: string[] = [];
  const preview = definePreview({ addons: [] });
  checkInFirstTest(preview, async () => void log.push('check'));
  const story = preview.meta({}).story({ tags: ['flow'], play: () => void log.push('play') });
  return { log, story };
}

type Story = Parameters<typeof getStoryChildren>[0];

const isChecked = (story: { input: { tags?: string[] | undefined } }) => story.input.tags?.includes(CHECKED_IN_TEST) === true;

/** Runs the last test that was added to a story. */
async function runLast(story: object) {
  const play = getStoryChildren(story as Story).at(-1)?.play as ((context: object) => Promise<void>) | undefined;
  await play?.({});
}

test('a story without tests is checked by itself', () => {
  expect(isChecked(makeStory().story)).toBe(false);
});

test('the first test checks the story once it has played, and before it begins', async () => {
  const { log, story } = makeStory();
  story.test('first', () => void log.push('first'));
  await runLast(story);
  expect(log.splice(0)).toEqual(['play', 'check', 'first']);
  story.test('second', () => void log.push('second'));
  await runLast(story);
  expect(log).toEqual(['play', 'second']);
  expect(isChecked(story)).toBe(true);
  expect(getStoryChildren(story as object as Story).map(isChecked)).toEqual([false, false]);
});

test('a story that is made from another one has its own first test', async () => {
  const { log, story } = makeStory();
  story.test('first', () => {});
  const other = story.extend({ tags: ['phone'] });
  expect(other.input.tags).toEqual(['flow', 'phone']);
  other.test('of the other', () => void log.push('of the other'));
  await runLast(other);
  expect(log).toEqual(['play', 'check', 'of the other']);
  expect(isChecked(other)).toBe(true);
});

test('a test that begins with another page checks nothing', async () => {
  const { log, story } = makeStory();
  story.test('with tags', { tags: ['slow'] }, () => void log.push('with tags'));
  await runLast(story);
  expect(log.splice(0)).toEqual(['play', 'with tags']);
  story.test('mounts', async ({ mount }) => void (await mount()));
  expect(isChecked(story)).toBe(false);
  story.test('plain', () => void log.push('plain'));
  await runLast(story);
  expect(log).toEqual(['play', 'check', 'plain']);
  expect(isChecked(story)).toBe(true);
});
