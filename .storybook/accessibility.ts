import * as a11y from '@storybook/addon-a11y/preview';
import type axeCore from 'axe-core';
import { pauseAnimations } from 'storybook/preview-api';

/** The parts of a story's context that axe's checks need. */
type CheckedStory = Parameters<typeof a11y.afterEach>[0];

/** The axe rules that depend on colours. All others give the same result in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Runs axe's colour rules on the mounted story in the dark theme, and then restores its theme. Call it while transitions are off:
 * otherwise axe samples colours between the two themes.
 */
async function checkDarkColors(): Promise<axeCore.AxeResults> {
  // Loaded lazily, because only tests need axe-core, and it is half a megabyte.
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset['theme'] = 'dark';
  try {
    return await axe.run(
      { include: document.body, exclude: STORYBOOK_ELEMENTS },
      { runOnly: { type: 'rule', values: COLOR_RULES }, resultTypes: ['violations'] },
    );
  } finally {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
  }
}

/** Returns one line for each element whose colours fail, with the problem and the element's markup. */
const describeViolations = ({ violations }: Pick<axeCore.AxeResults, 'violations'>): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ any, none, html }) => `${id}: ${[...any, ...none].map(({ message }) => message).join(' ')} ${html.slice(0, 200)}`),
  );

/** Checks the colours in the dark theme. Flow stories are skipped, because everything in them also has its own story. */
async function checkDark({ reporting, tags, globals }: CheckedStory) {
  if (tags.includes('flow') || globals['a11y']?.manual === true) return;
  const result = await checkDarkColors();
  const violations = describeViolations(result);
  reporting.addReport({ type: 'a11y', version: 1, result, status: violations.length > 0 ? 'failed' : 'passed' });
  if (violations.length > 0) throw new Error(`Colours in the dark theme:\n${violations.join('\n')}`);
}

/** All of the page that axe's result depends on, apart from style sheets: markup, focus, and what is entered in fields. */
function describePage(): string {
  const { documentElement: root, body, activeElement } = document;
  const focused = [...body.querySelectorAll('*')].indexOf(activeElement ?? body);
  const fields = [...body.querySelectorAll('input, textarea, select')].map((field) => [
    (field as HTMLInputElement).value,
    (field as HTMLInputElement).checked,
  ]);
  const attributes = [...root.attributes].map(({ name, value }) => [name, value]);
  return JSON.stringify([window.innerWidth, window.innerHeight, attributes, focused, fields, body.innerHTML]);
}

/** The page of the story that axe checked last. */
let checkedPage: string | undefined;

/** Checks a mounted story in both themes, before its first test begins. */
export async function checkStory(context: CheckedStory): Promise<void> {
  // If the page changes during the check, axe has not seen all of the new one.
  const page = describePage();
  const resumeAnimations = pauseAnimations();
  try {
    await checkDark(context);
    await a11y.afterEach(context);
  } finally {
    resumeAnimations();
  }
  checkedPage = page;
}

/**
 * Checks the state in which a story or a test has ended. The end of a test has the colours of the story, so it is checked only in light; and
 * not at all if the test has changed nothing since the story was checked.
 */
export async function checkEnd(context: CheckedStory): Promise<void> {
  const isTest = context.tags.includes('test-fn');
  if (isTest && describePage() === checkedPage) return;
  if (!isTest) await checkDark(context);
  await a11y.afterEach(context);
}
