interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  subtype?: string;
  tags?: string[];
}

/** Storybook's index.json. */
export interface StoryIndex {
  entries: Record<string, Entry>;
}

/** A story, and in which Storybooks it is. */
export interface StoryPair {
  id: string;
  title: string;
  name: string;
  isBefore: boolean;
  isAfter: boolean;
}

/** A story's own tests end in states that other stories show. */
const isStory = ({ type, subtype, tags }: Entry) => type === 'story' && subtype !== 'test' && tags?.includes('test-fn') !== true;

/**
 * Returns the stories of both Storybooks whose id contains the text, in any case: those of `after` in their order, then those only `before`
 * has. Throws if there are none.
 */
export function pairStories(before: StoryIndex, after: StoryIndex, text: string): StoryPair[] {
  const storiesOf = ({ entries }: StoryIndex) =>
    Object.values(entries).filter((entry) => isStory(entry) && entry.id.includes(text.toLowerCase()));
  const [old, current] = [storiesOf(before), storiesOf(after)];
  const oldIds = new Set(old.map(({ id }) => id));
  const currentIds = new Set(current.map(({ id }) => id));
  if (old.length + current.length === 0) throw new Error(`No story has '${text}' in its id.`);
  return [
    ...current.map(({ id, title, name }) => ({ id, title, name, isBefore: oldIds.has(id), isAfter: true })),
    ...old.filter(({ id }) => !currentIds.has(id)).map(({ id, title, name }) => ({ id, title, name, isBefore: true, isAfter: false })),
  ];
}
