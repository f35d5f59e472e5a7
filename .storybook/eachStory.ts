import type { Args } from 'storybook/internal/csf';

/** The part of a file's meta that is read here. */
interface StoryFile {
  component?: object | undefined;
  args?: Args | undefined;
}

/** A story, or a test of one. */
interface Story {
  /** The annotations in the file. Storybook reads them when it first shows the story. */
  input: { args?: Args; play?: (context: never) => unknown };
}

interface Meta {
  story: (story?: object) => Story & { test: (...test: unknown[]) => Story };
}

/** Calls `visit` with each story and each test that files make with this preview, as soon as it is made. */
export function onEachStory(preview: { meta: (file: never) => object }, visit: (story: Story, file: StoryFile) => void): void {
  const createMeta = preview.meta.bind(preview) as (file: StoryFile) => Meta;
  Object.assign(preview, {
    meta: (file: StoryFile) => {
      const meta = createMeta(file);
      const createStory = meta.story.bind(meta);
      return Object.assign(meta, {
        story: (annotations?: object) => {
          const story = createStory(annotations);
          const createTest = story.test.bind(story);
          visit(story, file);
          return Object.assign(story, {
            test: (...test: unknown[]) => {
              const created = createTest(...test);
              visit(created, file);
              return created;
            },
          });
        },
      });
    },
  });
}
