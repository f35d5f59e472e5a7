/** The tag of a story that its first test checks. Vitest does not mount it a second time (vite.config.ts). */
export const CHECKED_IN_TEST = 'checked-in-test';

type TestFunction = (context: never) => unknown;

/** A story as `meta.story` and `extend` return it. */
interface Story {
  input: { tags?: string[] };
  extend: (annotations: { tags?: string[] }) => Story;
  test: (name: string, ...rest: (object | TestFunction)[]) => Story;
}

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
    test: (name: string, ...rest: (object | TestFunction)[]) => {
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
  const createMeta = preview.meta.bind(preview) as (file: never) => { story: (annotations?: object) => Story };
  Object.assign(preview, {
    meta: (file: never) => {
      const meta = createMeta(file);
      const createStory = meta.story.bind(meta);
      return Object.assign(meta, { story: (annotations?: object) => watch(createStory(annotations), check) });
    },
  });
}
