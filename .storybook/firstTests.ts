import { onEachStory, type Story } from './eachStory.ts';

/** The tag of a story that its first test checks. Vitest does not mount it a second time (vite.config.ts). */
export const CHECKED_IN_TEST = 'checked-in-test';

type TestFunction = (context: never) => unknown;

/** Storybook mounts a story only when its test does, if the test names `mount` among its parameters. */
const mountsItself = (test: TestFunction) => /^[^)]*\bmount\b/.test(String(test));

function watch(story: Story, check: (context: never) => Promise<void>): Story {
  const extend = story.extend.bind(story);
  const addTest = story.test.bind(story);
  let isChecked = false;
  return Object.assign(story, {
    // A story that is made from this one, and each of its tests, has no such test yet.
    extend: (annotations: { tags?: string[] }) =>
      watch(extend({ ...annotations, tags: [...(annotations.tags ?? []), `!${CHECKED_IN_TEST}`] }), check),
    test: (name: string, ...rest: unknown[]) => {
      const [test] = rest;
      // A test with annotations of its own begins with another page than the story's.
      if (isChecked || typeof test !== 'function' || mountsItself(test as TestFunction)) return addTest(name, ...rest);
      isChecked = true;
      const added = addTest(name, async (context: never) => {
        await check(context);
        await (test as TestFunction)(context);
      });
      story.input.tags = [...(story.input.tags ?? []), CHECKED_IN_TEST];
      return added;
    },
  });
}

/**
 * Lets the first test of each story check the story too, before the test does anything. Otherwise Vitest would mount these stories twice,
 * which took a ninth of the time of all stories.
 * @param check of the story that is mounted; it rejects if something is wrong
 */
export function checkInFirstTest(preview: { meta: (file: never) => object }, check: (context: never) => Promise<void>): void {
  onEachStory(preview, (story) => watch(story, check));
}
