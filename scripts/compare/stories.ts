import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';

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

const storiesIn = ({ entries }: StoryIndex, text: string) =>
  Object.values(entries).filter((entry) => isStory(entry) && entry.id.includes(text.toLowerCase()));

/** Reads the story files of projects, one after the other. Throws if none of them has a story whose id contains the text, in any case. */
export async function requireStory(projects: string[], text: string): Promise<void> {
  for (const project of projects) if (storiesIn(await buildIndex({ configDir: join(project, '.storybook') }), text).length > 0) return;
  throw new Error(`No story has '${text}' in its id.`);
}

/**
 * Returns the stories of both Storybooks whose id contains the text, in any case: those of `after` in their order, then those only `before`
 * has.
 */
export function pairStories(before: StoryIndex, after: StoryIndex, text: string): StoryPair[] {
  const [old, current] = [storiesIn(before, text), storiesIn(after, text)];
  const oldIds = new Set(old.map(({ id }) => id));
  const currentIds = new Set(current.map(({ id }) => id));
  return [
    ...current.map(({ id, title, name }) => ({ id, title, name, isBefore: oldIds.has(id), isAfter: true })),
    ...old.filter(({ id }) => !currentIds.has(id)).map(({ id, title, name }) => ({ id, title, name, isBefore: true, isAfter: false })),
  ];
}
