// The budgets of the package, and the comparison of its table of sizes (npm run test:lib).
import { reportBudgets, row } from '../../check/budgets.ts';
import type { Measured } from './measure.ts';
import { staleSizes } from './table.ts';

/** The part that the package's main address may add to the code of a component. */
const BARREL_TOLERANCE = 0.05;

/**
 * Checks the budgets of Button and of all screens, that the package's main address adds nothing to Button, and that the document is up to date.
 * Returns the sizes with budgets, and what is wrong.
 * @param document docs/library-sizes.md, and what it has to be
 */
export function checkSizes(
  { groups, once, buttonFromBarrel }: Measured,
  { written, current }: { written: string; current: string },
): { lines: string[]; complaints: string[] } {
  const button = groups.primitives['Button'];
  if (button === undefined) throw new Error('The package has no Button');
  const { lines, complaints } = reportBudgets(
    [
      row('button', 'Button with its styles and the theme', (button.all + once.theme) / 1000),
      ...Object.entries(groups.screens).map(([name, { all }]) => row('screen', name, all / 1000)),
    ],
    '0031-the-library.md',
  );
  const code = button.all - button.styles;
  if (buttonFromBarrel > code * (1 + BARREL_TOLERANCE)) {
    complaints.push(
      `Button is ${code} bytes from 'gadget-garage/Button', and ${buttonFromBarrel} from 'gadget-garage': bundlers keep something that they cannot leave out`,
    );
  }
  const stale = staleSizes(written, current);
  if (stale.length > 0) complaints.push('docs/library-sizes.md is out of date; npm run size writes it again', ...stale);
  return { lines, complaints };
}
