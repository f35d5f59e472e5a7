import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/tokens.ts';
import { columnPresets, needsWideWindow, stepsOf } from './columns.ts';

/** A cell is at least this wide, so that a phone with large text has one column. */
const MIN_WIDTH = '8rem';

/** Leaves no space for one column more. */
const widthOf = (count: number) => `100% / ${count + 1} + 1px`;

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Lets a card fill the height of its row. */
export const cell = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/**
 * The number of columns follows the grid's own width without a container, which would be one more element: the width of a step's cells counts
 * until there is room for the next step, because the product beside it is huge before, and negative from there on.
 */
const template = (steps: readonly (readonly [number, number])[]) => {
  const widths = steps.map(([, count], index) => {
    const next = steps[index + 1];
    return next === undefined ? widthOf(count) : `min(${widthOf(count)}, (${next[0]}rem - 100%) * 999)`;
  });
  return { gridTemplateColumns: `repeat(auto-fill, minmax(min(max(${[MIN_WIDTH, ...widths].join(', ')}), 100%), 1fr))` };
};

export const presets = styleVariants(columnPresets, (preset) => {
  const steps = stepsOf(preset);
  return {
    ...template(steps.filter((step) => !needsWideWindow(step))),
    ...(steps.some(needsWideWindow) ? { '@media': { [from.wide]: template(steps) } } : {}),
  };
});
