import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { missingStories } from '#tests/stories/viewStates.ts';

/** A copy of the project, with everything that the program and the new files import. The program writes into it. */
const copy = temporaryFolder(afterAll);
for (const path of ['src', 'mocks', 'scripts', 'tests', '.storybook', 'package.json', 'tsconfig.json', 'oxlint.config.ts', '.oxfmtrc.json'])
  cpSync(path, join(copy, path), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');

const inCopy = (path: string) => readFileSync(join(copy, path), 'utf8');

/** A call that the contract lacks: a list of one user by an email in the query. */
const TRIAL_CALL = `
  listTrials: { method: 'GET', path: '/trials', query: ['email'], response: rows(Tool), access: 'own', documented: false },
`;
writeFileSync(
  join(copy, 'src/contract/operations.ts'),
  inCopy('src/contract/operations.ts').replace('\n} as const satisfies', `${TRIAL_CALL}} as const satisfies`),
);

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(copy, 'scripts/newScreen/newScreen.ts'), ...args], { encoding: 'utf8' });

/** Runs the program, and returns the paths that it wrote. The tests check these paths, so it must not fail. */
function generate(...args: string[]) {
  const { status, stdout, stderr } = run(...args);
  if (status !== 0) throw new Error(`newScreen.ts ${args.join(' ')} failed:\n${stderr}`);
  return (stdout.split('\n\n')[0] ?? '').split('\n');
}

// No real screen has these names.
const open = {
  paths: generate('shop/TrialPage', 'shop/trialPage', '/trialPage', '--call', 'listTools'),
  screen: 'src/components/screens/shop/TrialPageScreen',
  route: 'src/app/features/shop/trialPage/TrialPageRoute.tsx',
};
const guarded = {
  paths: generate('account/TrialTab', 'orders/trialTab', '/dashboard/trialTab', '--call', 'listTrials'),
  screen: 'src/components/screens/account/TrialTabScreen',
  route: 'src/app/features/orders/trialTab/TrialTabRoute.tsx',
};
// Its name may be that of the component, which ends in Screen.
const managed = generate('admin/TrialUsersScreen', 'admin/trialUsers', '/dashboard/trialUsers', '--call', 'listUsers');
const paths = [...new Set([...open.paths, ...guarded.paths, ...managed])];

/** The rows of the new pages in the copy's table. */
const rowOf = (path: string) => new RegExp(`^  \\{\\n    path: '${path}'.*?^  \\},$`, 'ms').exec(inCopy('src/app/pages.ts'))?.[0];

describe('a new screen', () => {
  test('adds four files, a page and an export of the library', () => {
    expect(open.paths).toEqual([
      `${open.screen}/TrialPageScreen.tsx`,
      `${open.screen}/TrialPageScreen.fixtures.ts`,
      `${open.screen}/TrialPageScreen.stories.tsx`,
      open.route,
      'src/app/pages.ts',
      'src/components/index.ts',
    ]);
    expect(rowOf('/trialPage')).toBe(`  {
    path: '/trialPage',
    access: 'everybody',
    title: 'Trial Page',
    load: async () => (await import('./features/shop/trialPage/TrialPageRoute.tsx')).TrialPageRoute,
  },`);
    expect(inCopy(open.route)).toContain("operationQuery(api, 'listTools', {})");
    expect(inCopy(open.route)).not.toContain('useIdentity');
    expect(inCopy('src/components/index.ts')).toContain("'./screens/shop/TrialPageScreen/TrialPageScreen.tsx'");
  });

  test("in the dashboard shows the signed-in user's rows", () => {
    expect(rowOf('/dashboard/trialTab')).toContain("access: 'user',\n    title: 'Trial Tab',\n    shape: 'list',");
    expect(inCopy(guarded.route)).toContain("operationQuery(api, 'listTrials', { email })");
  });

  test('of a call for administrators is a page for them', () => {
    expect(rowOf('/dashboard/trialUsers')).toContain("access: 'administrator'");
    expect(managed[0]).toBe('src/components/screens/admin/TrialUsersScreen/TrialUsersScreen.tsx');
  });

  test('has the right types', () => {
    const { config } = ts.readConfigFile(join(copy, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: paths }, ts.sys, copy);
    const program = ts.createProgram(
      [...paths, 'src/components/primitives/Icon/lucide.d.ts'].map((path) => join(copy, path)),
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

  test('has a story for each state', async () => {
    expect(await missingStories(join(copy, open.screen))).toEqual([]);
    expect(await missingStories(join(copy, guarded.screen))).toEqual([]);
  });
});

describe('refuses with one sentence', () => {
  test.each([
    ['a group that does not exist', ['garage/Lift', 'shop/lift', '/lift'], 'There is no group garage'],
    ['a feature that does not exist', ['shop/Lift', 'garage/lift', '/lift'], 'There is no feature garage'],
    ['a screen that exists', ['admin/Home', 'shop/more', '/more'], 'already exports a HomeScreen'],
    ['a name in camelCase', ['shop/lift', 'shop/lift', '/lift'], 'must be <group>/<Name>'],
    ['a folder that exists', ['shop/Lift', 'shop/blogs', '/lift'], 'The folder src/app/features/shop/blogs exists.'],
    ['a path that differs only in case', ['shop/Lift', 'shop/lift', '/myorders'], 'The path /myorders exists'],
    ['a path with a parameter', ['shop/Lift', 'shop/lift', '/lift/:id'], 'without parameters'],
    ['a call that is no list', ['shop/Lift', 'shop/lift', '/lift', '--call', 'getUser'], 'listTrials, not getUser'],
    ["an administrator's call elsewhere", ['admin/Lift', 'admin/lift', '/lift', '--call', 'listUsers'], 'such as /dashboard/lift'],
    ['missing arguments', ['shop/Lift'], 'npm run new:screen -- <group>/<Name>'],
    ['an unknown option', ['shop/Lift', 'shop/lift', '/lift', '--cal', 'x'], "Unknown option '--cal'"],
  ])('%s', (_, args, sentence) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(existsSync(join(copy, 'src/components/screens/shop/LiftScreen'))).toBe(false);
  });
});
