import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { count, id, rows, text } from '#contract/read.ts';
import { missingStories } from '#tests/stories/viewStates.ts';
import { componentIndex } from '../library/componentIndex.ts';
import { accessTo } from './files.ts';
import { listsOf } from './lists.ts';

/** A copy of the project, with everything that the program and the new files import. The program writes into it. */
const copy = mkdtempSync(join(tmpdir(), 'screen-'));
for (const path of [
  'src',
  'mocks',
  'scripts',
  'tests',
  'public',
  '.storybook',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.oxlintrc.json',
  '.oxfmtrc.json',
])
  cpSync(path, join(copy, path), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
afterAll(() => rmSync(copy, { recursive: true }));

const inCopy = (path: string) => readFileSync(join(copy, path), 'utf8');

/** Calls that the contract lacks. The first is how a list of one user looks in it. */
const TRIAL_CALLS = `
  listTrials: {
    method: 'GET',
    path: '/trials',
    query: ['email'],
    response: rows(Tool),
    access: 'own',
    documented: false,
  },
  listTrialsOf: { method: 'GET', path: '/trials/{group}', query: ['email'], response: rows(Tool), access: 'public' },
`;
writeFileSync(
  join(copy, 'src/contract/operations.ts'),
  inCopy('src/contract/operations.ts').replace('\n} as const satisfies', `${TRIAL_CALLS}} as const satisfies`),
);

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(copy, 'scripts/newScreen/newScreen.ts'), ...args], { encoding: 'utf8' });

/** Runs the program, and returns what it printed and the paths that it wrote. The tests check these paths, so it must not fail. */
function generate(...args: string[]) {
  const { status, stdout, stderr } = run(...args);
  if (status !== 0) throw new Error(`newScreen.ts ${args.join(' ')} failed:\n${stderr}`);
  return { stdout, paths: [...stdout.matchAll(/^(?:created|edited) +(.+)$/gm)].map(([, path = '']) => path) };
}

// No real screen has these names.
const open = {
  ...generate('shop/TrialPage', 'shop/trialPage', '/trialPage', '--call', 'listTools'),
  screen: 'src/components/screens/shop/TrialPageScreen',
  feature: 'src/app/features/shop/trialPage',
};
const guarded = {
  ...generate('account/TrialTab', 'orders/trialTab', '/dashboard/trialTab', '--call', 'listTrials'),
  screen: 'src/components/screens/account/TrialTabScreen',
  feature: 'src/app/features/orders/trialTab',
};
const paths = [...new Set([...open.paths, ...guarded.paths])];

/** The rows of the new pages in the copy's table. */
const rowOf = (path: string) => new RegExp(`^  \\{\\n    path: '${path}'.*?^  \\},$`, 'ms').exec(inCopy('src/app/pages.ts'))?.[0];

describe('a new screen', () => {
  test('adds five files, a page and an export of the library', () => {
    expect(open.paths).toEqual([
      `${open.screen}/TrialPageScreen.tsx`,
      `${open.screen}/TrialPageScreen.fixtures.ts`,
      `${open.screen}/TrialPageScreen.stories.tsx`,
      `${open.feature}/TrialPageRoute.tsx`,
      `${open.feature}/TrialPageRoute.test.ts`,
      'src/app/pages.ts',
      'src/components/index.ts',
    ]);
    expect(rowOf('/trialPage')).toBe(`  {
    path: '/trialPage',
    access: 'everybody',
    title: 'Trial Page',
    load: async () => (await import('./features/shop/trialPage/TrialPageRoute.tsx')).TrialPageRoute,
  },`);
    const route = inCopy(`${open.feature}/TrialPageRoute.tsx`);
    expect(route).toContain("operationQuery(api, 'listTools', {})");
    expect(route).not.toContain('useIdentity');
    const stories = inCopy(`${open.screen}/TrialPageScreen.stories.tsx`);
    expect(stories).toContain("'Call `listTools` in the route, and pass its rows as they are shown'");
    expect(stories).toContain("viewport: { value: 'small'");
    expect(stories).toContain("OnAPhone.test('does not scroll sideways'");
    expect(stories).not.toContain('PageLevel');
    expect(open.stdout).toContain('complete its row in src/app/pages.ts: inBar with the text of a link, if it gets one.');
  });

  test("in the dashboard shows the signed-in user's rows below its heading", () => {
    expect(rowOf('/dashboard/trialTab')).toContain("access: 'user',\n    title: 'Trial Tab',\n    shape: 'list',");
    expect(inCopy(`${guarded.feature}/TrialTabRoute.tsx`)).toContain(
      "  const { email } = useIdentity();\n  const { api } = useServices();\n  const { data, error, refetch } = useQuery(operationQuery(api, 'listTrials', { email }));",
    );
    expect(inCopy(`${guarded.screen}/TrialTabScreen.stories.tsx`)).toContain("getByRole('heading', { level: 2, name: 'Trial Tab' })");
    expect(guarded.stdout).toContain(
      'complete its row in src/app/pages.ts: inDashboard with the label and icon of its link, and account with the reason for signing in.',
    );
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

  test('passes its own test', () => {
    execFileSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', guarded.feature], { cwd: copy });
  });

  test('has a story for each state, and an export', async () => {
    expect(await missingStories(join(copy, open.screen))).toEqual([]);
    expect(await missingStories(join(copy, guarded.screen))).toEqual([]);
    expect(componentIndex(copy)).toContain(
      "export { TrialPageScreen, type TrialPageRow, type TrialPageScreenProps, type TrialPageView } from './screens/shop/TrialPageScreen/TrialPageScreen.tsx';",
    );
  });
});

describe('finds the lists', () => {
  const Note = v.object({ _id: id, email: text, words: text, more: text });
  const Total = v.object({ _id: id, amount: count });
  const list = (response: v.GenericSchema, more: Partial<Operation> = {}): Operation => ({
    method: 'GET',
    path: '/notes',
    response,
    access: 'own',
    ...more,
  });
  const lists = listsOf(
    {
      listNotes: list(rows(Note), { path: '/notes/{email}', query: ['day'], body: v.object({}) }),
      listTotals: list(rows(Total), { access: 'admin' }),
      getNote: list(v.nullable(Note)),
    },
    { 'note.ts': { isNote: () => true, Note } },
  );

  test('with their inputs, their entity and the text that names a row', () => {
    expect(lists['listNotes']).toEqual({
      access: 'own',
      inputs: ['email', 'day', 'body'],
      entity: { name: 'Note', file: 'note.ts' },
      label: 'words',
    });
  });

  test('even if no file exports the entity, or it has no text', () => {
    expect(lists['listTotals']).toEqual({ access: 'admin', inputs: [], label: undefined });
  });

  test('and no other call', () => {
    expect(Object.keys(lists)).toEqual(['listNotes', 'listTotals']);
  });
});

describe('chooses for whom a page is', () => {
  test.each([
    ['/x', 'public', false, 'everybody'],
    ['/x', 'public', true, 'user'],
    ['/x', 'own', true, 'user'],
    ['/x', 'signedIn', false, 'user'],
    ['/dashboard/x', 'public', false, 'user'],
    ['/dashboard/x', 'own', true, 'user'],
    ['/dashboard/x', 'admin', false, 'administrator'],
  ] as const)('%s, access %s, needs the email: %s', (path, access, needsEmail, audience) => {
    expect(accessTo(path, { access, needsEmail })).toBe(audience);
  });
});

describe('refuses with one sentence', () => {
  test.each([
    [
      'a group that does not exist',
      ['garage/Lift', 'shop/lift', '/lift'],
      'one of the groups account, admin, dashboard, shell, shop, not garage/Lift',
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
    ['a path of the dashboard that exists', ['shop/Lift', 'shop/lift', '/dashboard/history'], 'The path /dashboard/history exists'],
    ["the dashboard's own path", ['shop/Lift', 'shop/lift', '/dashboard'], 'The path /dashboard exists'],
    ['a call that is no list', ['shop/Lift', 'shop/lift', '/lift', '--call', 'getTool'], 'listTrials, listTrialsOf, not getTool'],
    [
      'a call with another input',
      ['shop/Lift', 'shop/lift', '/lift', '--call', 'listTrialsOf'],
      'listTrialsOf needs group, and a new page knows only',
    ],
    [
      'a call for administrators outside the dashboard',
      ['admin/Lift', 'admin/lift', '/lift', '--call', 'listUsers'],
      'choose a path such as /dashboard/lift',
    ],
    ['missing arguments', ['shop/Lift'], 'npm run new:screen -- <group>/<Name>'],
    ['an unknown option', ['shop/Lift', 'shop/lift', '/lift', '--cal', 'x'], "Unknown option '--cal'"],
  ])('%s', (_, args, sentence) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(existsSync(join(copy, 'src/components/screens/shop/LiftScreen'))).toBe(false);
  });
});
