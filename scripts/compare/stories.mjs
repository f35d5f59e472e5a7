/** @typedef {{ id: string, title: string, name: string, type: string, subtype?: string, tags?: string[] }} Entry */
/** @typedef {{ entries: Record<string, Entry> }} StoryIndex Storybook's index.json */
/** @typedef {{ id: string, title: string, name: string, isBefore: boolean, isAfter: boolean }} StoryPair in which Storybooks it is */

/** A story's own tests end in states that other stories show. @param {Entry} entry */
const isStory = ({ type, subtype, tags }) => type === 'story' && subtype !== 'test' && tags?.includes('test-fn') !== true;

/**
 * Returns the stories of both Storybooks whose id contains the text: those of `after` in their order, then those only `before` has.
 * @param {StoryIndex} before @param {StoryIndex} after @param {string} text @returns {StoryPair[]}
 */
export function pairStories(before, after, text) {
  const storiesOf = (/** @type {StoryIndex} */ { entries }) =>
    Object.values(entries).filter((entry) => isStory(entry) && entry.id.includes(text));
  const [old, current] = [storiesOf(before), storiesOf(after)];
  const oldIds = new Set(old.map(({ id }) => id));
  const currentIds = new Set(current.map(({ id }) => id));
  return [
    ...current.map(({ id, title, name }) => ({ id, title, name, isBefore: oldIds.has(id), isAfter: true })),
    ...old.filter(({ id }) => !currentIds.has(id)).map(({ id, title, name }) => ({ id, title, name, isBefore: true, isAfter: false })),
  ];
}
