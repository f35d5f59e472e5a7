import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { missingStories } from '#tests/stories/viewStates.ts';
import { componentIndex } from './componentIndex.mjs';

/** A copy of the project, with everything that the new files import. The program writes into it. */
const copy = mkdtempSync(join(tmpdir(), 'screen-'));
for (const path of ['src', 'mocks', 'tests', '.storybook', 'package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json'])
  cpSync(path, join(copy, path), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
afterAll(() => rmSync(copy, { recursive: true }));

const run = (...args: string[]) => spawnSync(process.execPath, ['scripts/newScreen.mjs', ...args, '--root', copy], { encoding: 'utf8' });
const inCopy = (path: string) => readFileSync(join(copy, path), 'utf8');

// No real screen has this name.
const SCREEN = 'src/components/screens/shop/TrialPageScreen';
const FEATURE = 'src/app/features/shop/trialPage';
const written = run('shop/TrialPage', 'shop/trialPage', '/trialPage', '--call', 'listTools');
if (written.status !== 0) throw new Error(`newScreen.mjs failed:\n${written.stderr}`);
const paths = [...written.stdout.matchAll(/^(?:created|edited) +(.+)$/gm)].map(([, path = '']) => path);

describe('a new screen', () => {
  test('adds six files, a route and an export of the library', () => {
    expect(paths).toEqual([
      `${SCREEN}/TrialPageScreen.tsx`,
      `${SCREEN}/TrialPageScreen.fixtures.ts`,
      `${SCREEN}/TrialPageScreen.stories.tsx`,
      `${FEATURE}/connect.ts`,
      `${FEATURE}/connect.test.ts`,
      `${FEATURE}/TrialPageRoute.tsx`,
      'src/app/routes.tsx',
      'src/components/index.ts',
    ]);
    expect(inCopy('src/app/routes.tsx')).toContain("{ path: '/trialPage', element: page(async () =>");
    const stories = inCopy(`${SCREEN}/TrialPageScreen.stories.tsx`);
    expect(stories).toContain("viewport: { value: 'mobile1'");
    expect(stories).toContain("OnAPhone.test('does not scroll sideways'");
    expect(inCopy(`${FEATURE}/TrialPageRoute.tsx`)).toContain("operationQuery(api, 'listTools', {})");
  });

  test('has the right types', () => {
    const { config } = ts.readConfigFile(join(copy, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: paths }, ts.sys, copy);
    const program = ts.createProgram(
      paths.map((path) => join(copy, path)),
      { ...options, incremental: false },
    );
    const files = program.getSourceFiles().filter(({ fileName }) => paths.some((path) => fileName === join(copy, path)));
    expect(files).toHaveLength(paths.length);
    const problems = files.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });

  test('passes lint and is formatted', () => {
    for (const [tool, ...options] of [
      ['oxlint', '--deny-warnings'],
      ['oxfmt', '--check'],
    ] as const)
      execFileSync(resolve('node_modules/.bin', tool), [...options, ...paths], { cwd: copy, shell: process.platform === 'win32' });
  });

  test('has a story for each state, and an export', async () => {
    expect(await missingStories(join(copy, SCREEN))).toEqual([]);
    expect(componentIndex(copy)).toContain(
      "export { TrialPageScreen, type TrialPageScreenProps, type TrialPageView } from './screens/shop/TrialPageScreen/TrialPageScreen.tsx';",
    );
  });
});

// Runs the test file that the program wrote.
describe('its connect', () => import(/* @vite-ignore */ join(copy, FEATURE, 'connect.test.ts')) as Promise<void>);

describe('refuses with one sentence', () => {
  test.each([
    [
      'a group that does not exist',
      ['garage/Lift', 'shop/lift', '/lift'],
      'one of the groups account, admin, shell, shop, not garage/Lift',
    ],
    ['a screen that exists', ['shop/Blogs', 'shop/more', '/more'], 'BlogsScreen exists: src/components/screens/shop/BlogsScreen.'],
    ['a screen of another group', ['admin/Home', 'shop/more', '/more'], 'HomeScreen exists: src/components/screens/shop/HomeScreen.'],
    ['a name in camelCase', ['shop/lift', 'shop/lift', '/lift'], 'The name must be in PascalCase'],
    ['a name with Screen', ['shop/LiftScreen', 'shop/lift', '/lift'], 'without the suffix Screen'],
    ['a name whose view exists', ['shop/ReviewCard', 'shop/lift', '/lift'], 'the library exports ReviewCardView'],
    ['a feature that does not exist', ['shop/Lift', 'garage/lift', '/lift'], 'not garage/lift'],
    ['a folder in PascalCase', ['shop/Lift', 'shop/Lift', '/lift'], 'must be in camelCase'],
    ['a folder that exists', ['shop/Lift', 'shop/blogs', '/lift'], 'The folder exists: src/app/features/shop/blogs.'],
    ['a path that exists', ['shop/Lift', 'shop/lift', '/blogs'], 'The path /blogs exists'],
    ['a path that differs only in case', ['shop/Lift', 'shop/lift', '/myorders'], 'The path /myOrders exists'],
    ['a path without a slash', ['shop/Lift', 'shop/lift', 'lift'], 'The path must begin with /'],
    ['a path with a parameter', ['shop/Lift', 'shop/lift', '/lift/:id'], 'without parameters'],
    ['a path in the dashboard', ['shop/Lift', 'shop/lift', '/dashboard/lift'], 'Routes under /dashboard'],
    ['a call that is no public list', ['shop/Lift', 'shop/lift', '/lift', '--call', 'listUsers'], 'not listUsers'],
    ['missing arguments', ['shop/Lift'], 'npm run new:screen -- <group>/<Name>'],
    ['an unknown option', ['shop/Lift', 'shop/lift', '/lift', '--cal', 'x'], "Unknown option '--cal'"],
  ])('%s', (_, args, sentence) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(existsSync(join(copy, 'src/components/screens/shop/LiftScreen'))).toBe(false);
  });
});
