// The written table of sizes, docs/library-sizes.md. Storybook reads it too, so this module runs in browsers.
import type { Group, Measured, Size } from './measure.ts';

const COLUMNS = ['own', 'styles', 'all', 'later'] as const;

/** A written size may differ from a measured one by 0.1 kB, and a large one by 5 %. So a small change of a component changes no table. */
const TOLERANCE = { tenths: 1, share: 0.05 };

const TITLES: Record<Group, string> = {
  primitives: 'Primitives',
  blocks: 'Blocks',
  screens: 'Screens',
  withoutComponents: 'Machines, contract, sandbox',
  several: 'Several components',
};

const HEAD = `# Sizes of the package

\`npm run size\` writes this page. \`npm run test:lib\` fails if a size is out of date or over its
budget ([budgets.ts](../scripts/check/budgets.ts)). Sizes are in kB (1000 bytes), compressed with
Brotli; code is minified. They leave out the peer dependencies: React, XState, MSW, and what makes
the sandbox's rows.

- **Own**: the code of the package that the address needs.
- **Styles**: its part of \`style.css\`, without the theme.
- **All**: own code, the code of other packages, and the styles, for the first render.
- **Later**: what loads on demand, such as a dialog, a menu or the rows of a long table.

Addresses follow \`gadget-garage/\`; \`.\` is the package itself. What two addresses share, a page
loads once.
`;

const NOTHING = '–';

const kilobytes = (bytes: number) => (bytes === 0 ? NOTHING : (bytes / 1000).toFixed(1));
const fromKilobytes = (cell: string) => (cell === NOTHING ? 0 : Number(cell));

/** @param name of an entry */
const addressOf = (name: string) => (name === 'index' ? '.' : name);

/** Returns a Markdown table whose columns are aligned. */
function alignedTable(head: string[], rows: string[][]) {
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |\n`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [head, rule, ...rows].map(line).join('');
}

/** Returns the text of docs/library-sizes.md. */
export function sizeTables({ groups, once }: Pick<Measured, 'groups' | 'once'>): string {
  const shared = [
    ['Variables of the themes and global styles', kilobytes(once.theme)],
    ['All styles: style.css', kilobytes(once.styles)],
    ['The font, Figtree', kilobytes(once.font)],
    ['XState, as far as the machines use it', kilobytes(once.xstate)],
  ];
  const sections = Object.entries(TITLES).map(([group, title]) => {
    const sizes = Object.entries(groups[group as Group]);
    const rows = sizes.map(([name, size]) => [addressOf(name), ...COLUMNS.map((column) => kilobytes(size[column]))]);
    return `## ${title}\n\n${alignedTable(['Address', 'Own', 'Styles', 'All', 'Later'], rows)}`;
  });
  return [HEAD, `## Once\n\n${alignedTable(['Loaded once', 'kB'], shared)}`, ...sections].join('\n');
}

/**
 * Reads the sizes of all addresses, in kB.
 * @param text of docs/library-sizes.md
 */
export function readSizes(text: string): Record<string, Size> {
  const rows = text.matchAll(/^\| (\S+) +\| +(–|[\d.]+) \| +(–|[\d.]+) \| +(–|[\d.]+) \| +(–|[\d.]+) \|$/gm);
  return Object.fromEntries(
    [...rows].map(([, address = '', own = '', styles = '', all = '', later = '']) => [
      address,
      { own: fromKilobytes(own), styles: fromKilobytes(styles), all: fromKilobytes(all), later: fromKilobytes(later) },
    ]),
  );
}

/** Lists the sizes that differ too much between two versions of the table, one line each. */
export function staleSizes(written: string, measured: string): string[] {
  const before = readSizes(written);
  const after = readSizes(measured);
  const addresses = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return addresses.flatMap((address) => {
    const [old, current] = [before[address], after[address]];
    if (old === undefined || current === undefined) return [`${address}: ${old === undefined ? 'missing' : 'no longer in the package'}`];
    return COLUMNS.flatMap((column) => {
      const difference = Math.abs(Math.round(current[column] * 10) - Math.round(old[column] * 10));
      return difference > Math.max(TOLERANCE.tenths, current[column] * 10 * TOLERANCE.share)
        ? [`${address}: ${column} is ${current[column].toFixed(1)} kB, not ${old[column].toFixed(1)} kB`]
        : [];
    });
  });
}
