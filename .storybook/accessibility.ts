import * as a11y from '@storybook/addon-a11y/preview';
import type axeCore from 'axe-core';

/** The parts of a story's context that axe's checks need. */
type CheckedStory = Parameters<typeof a11y.afterEach>[0];

/** The axe rules that depend on colours. All others give the same result in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Tests need no list of what passes. Axe does not look into frames, because no frame has axe: it would wait half a second for an answer of
 * each.
 */
export const TEST_OPTIONS = { resultTypes: ['violations' as const], iframes: false };

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
      { runOnly: { type: 'rule', values: COLOR_RULES }, ...TEST_OPTIONS },
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

/**
 * Checks the state in which a story or a test has ended. The end of a test has the colours of the story, so it is checked only in light.
 */
export async function checkEnd(context: CheckedStory): Promise<void> {
  if (!context.tags.includes('test-fn')) await checkDark(context);
  await a11y.afterEach(context);
}
