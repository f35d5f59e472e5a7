import type { Args } from 'storybook/internal/csf';

/** The part of a file's meta that is read here. */
interface StoryFile {
  component?: object | undefined;
  args?: Args | undefined;
}

/** A story, or a test of one. */
export interface Story {
  /** The annotations in the file. Storybook reads them when it first shows the story. */
  input: { args?: Args; play?: (context: never) => unknown };
  test: (name: string, ...test: unknown[]) => Story;
}

interface Meta {
  story: (story?: object) => Story;
}

/**
 * Patches this preview so that it calls `visit` with each story and each test when a file creates it. Storybook gives a story no access to
 * the others of its file. Without this, a screen has no control for its state, and a journey in two frames does not finish.
 */
export function onEachStory(preview: { meta: (file: never) => object }, visit: (story: Story, file: StoryFile) => void): void {
  const createMeta = preview.meta.bind(preview) as (file: StoryFile) => Meta;
  Object.assign(preview, {
    meta: (file: StoryFile) => {
      const meta = createMeta(file);
      const createStory = meta.story.bind(meta);
      return Object.assign(meta, {
        story: (annotations?: object) => {
          const story = createStory(annotations);
          visit(story, file);
          const createTest = story.test.bind(story);
          return Object.assign(story, {
            test: (name: string, ...test: unknown[]) => {
              const created = createTest(name, ...test);
              visit(created, file);
              return created;
            },
          });
        },
      });
    },
  });
}
