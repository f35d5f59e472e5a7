import { expect, test } from 'vitest';
import { row } from '../../check/budgets.ts';
import { checkSizes } from './checks.ts';
import type { Measured } from './measure.ts';
import { readSizes, sizeTables, staleSizes } from './table.ts';

const measured: Measured = {
  groups: {
    primitives: { Button: { own: 479, styles: 562, all: 1041, later: 0 } },
    blocks: {},
    screens: { HomeScreen: { own: 7258, styles: 3599, all: 10_857, later: 9331 } },
    withoutComponents: { 'machines/auth': { own: 1238, styles: 0, all: 1238, later: 0 } },
    several: { index: { own: 45_448, styles: 10_816, all: 108_743, later: 4163 } },
  },
  once: { theme: 1666, styles: 12_665, font: 20_156, xstate: 11_430 },
  buttonFromBarrel: 490,
};
const current = sizeTables(measured);
/** kB. Today's budget, so that another budget changes no test. */
const screen = row('screen', '', 0).budget;

/** The same with other sizes of Button and HomeScreen. */
const withSizes = (
  button: Partial<Measured['groups']['primitives'][string]>,
  home: Partial<Measured['groups']['screens'][string]> = {},
) => ({
  ...measured,
  groups: {
    ...measured.groups,
    primitives: { Button: { own: 479, styles: 562, all: 1041, later: 0, ...button } },
    screens: { HomeScreen: { own: 7258, styles: 3599, all: 10_857, later: 9331, ...home } },
  },
});

test('the tables have aligned columns', () => {
  expect(current).toContain(`
## Primitives

| Address | Own | Styles | All | Later |
| ------- | --: | -----: | --: | ----: |
| Button  | 0.5 |    0.6 | 1.0 |     – |
`);
});

test('reads back the addresses that it has written, in kB', () => {
  expect(readSizes(current)).toEqual({
    Button: { own: 0.5, styles: 0.6, all: 1, later: 0 },
    HomeScreen: { own: 7.3, styles: 3.6, all: 10.9, later: 9.3 },
    'machines/auth': { own: 1.2, styles: 0, all: 1.2, later: 0 },
    '.': { own: 45.4, styles: 10.8, all: 108.7, later: 4.2 },
  });
});

test('a size is up to date within 0.1 kB, or 5 % of it', () => {
  expect(staleSizes(current, sizeTables(withSizes({ all: 1149 }, { all: 11_400 })))).toEqual([]);
  expect(staleSizes(current, sizeTables(withSizes({ all: 1151 }, { all: 11_550 })))).toEqual([
    'Button: all is 1.2 kB, not 1.0 kB',
    'HomeScreen: all is 11.6 kB, not 10.9 kB',
  ]);
});

test('names addresses that are new or gone', () => {
  const text = '| Label | 0.1 | 0.1 | 0.2 | – |';
  expect(staleSizes(text, current)).toContain('Label: no longer in the package');
  expect(staleSizes(text, current)).toContain('HomeScreen: missing');
});

test('has no complaint about sizes within their budgets and a document of today', () => {
  expect(checkSizes(measured, { written: current, current })).toEqual({
    lines: ['Button with its styles and the theme: 2.7 kB of 3 kB', `HomeScreen: 10.9 kB of ${screen} kB`],
    complaints: [],
  });
});

test('complains about a component, a screen, a barrel and a document', () => {
  const { complaints } = checkSizes(
    { ...withSizes({ all: 1400 }, { all: screen * 1000 + 100 }), buttonFromBarrel: 900 },
    { written: current.replace('HomeScreen', 'StartScreen'), current },
  );
  expect(complaints).toEqual([
    'Over budget by 0.1 kB: Button with its styles and the theme: 3.1 kB of 3 kB (BUDGETS.button in scripts/check/budgets.ts)',
    `Over budget by 0.1 kB: HomeScreen: ${screen}.1 kB of ${screen} kB (BUDGETS.screen in scripts/check/budgets.ts)`,
    'Load less at first, or decide on a larger budget: docs/decisions/0031-the-library.md#decision',
    expect.stringContaining('and 900 from'),
    'docs/library-sizes.md is out of date; npm run size writes it again',
    'StartScreen: no longer in the package',
    'HomeScreen: missing',
  ]);
});
