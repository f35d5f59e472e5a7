import type axeCore from 'axe-core';

/** The axe rules that depend on colours. All others give the same result in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Runs axe's colour rules on the mounted story in the dark theme, and then restores its theme. Call it while transitions are off:
 * otherwise axe samples colours between the two themes.
 */
export async function checkDarkColors(): Promise<axeCore.AxeResults> {
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
export const describeViolations = ({ violations }: Pick<axeCore.AxeResults, 'violations'>): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ any, none, html }) => `${id}: ${[...any, ...none].map(({ message }) => message).join(' ')} ${html.slice(0, 200)}`),
  );
