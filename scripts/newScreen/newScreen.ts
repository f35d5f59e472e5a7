// Writes a new screen that shows a list of the API, its stories, its route and its row in the page table:
//   npm run new:screen -- shop/Example shop/example /example [--call listTools]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pages } from '#app/pages.ts';
import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { rowOf } from '#contract/strict.ts';
import { isByEmail, isSimpleRead } from '../conformance/operationKinds.ts';
import { componentIndex } from '../library/componentIndex.ts';
import { isDashboardPath, pageRow, screenFiles } from './templates.ts';

const USAGE = `npm run new:screen -- <group>/<Name> <feature>/<folder> </path> [--call <list>]
  <group>/<Name>       the screen's folder in src/components/screens: shop/Example
  <feature>/<folder>   the route's folder in src/app/features: shop/example
  </path>              the page's address: /example, or /dashboard/example for a page of the dashboard
  --call <list>        a list without input, or of one user by email (default listReviews): listTools`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = 'src/app/pages.ts';
const INDEX = 'src/components/index.ts';

/** The lists that a page can show: it knows at most the user's email. */
const lists = new Map(
  Object.entries<Operation>(operations).filter(([, operation]) => isSimpleRead(operation) && rowOf(operation.response) !== undefined),
);

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const exists = (path: string) => existsSync(join(root, path));

/** Ends the program, with one sentence. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { call: { type: 'string', default: 'listReviews' } } });
    const [screen = '', place = '', path = '', ...more] = positionals;
    if (path === '' || more.length > 0) refuse(USAGE);
    const [, group = '', name = ''] =
      /^(\w+)\/([A-Z]\w*?)(?:Screen)?$/.exec(screen) ?? refuse('The screen must be <group>/<Name>, such as shop/Example.');
    const [, feature = '', folder = ''] =
      /^(\w+)\/([a-z]\w*)$/.exec(place) ?? refuse("The route's folder must be <feature>/<folder>, such as shop/example.");
    return { group, name, feature, folder, path, call: values.call };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the new screen, or refuses what would overwrite, hide or break something. */
function readScreen() {
  const { call, ...given } = readArguments();
  const { group, name, feature, folder, path } = given;
  if (!exists(`src/components/screens/${group}`)) refuse(`There is no group ${group} in src/components/screens.`);
  if (!exists(`src/app/features/${feature}`)) refuse(`There is no feature ${feature} in src/app/features.`);
  if (new RegExp(`\\b${name}(Screen|View)\\b`).test(textOf(INDEX))) refuse(`The library already exports a ${name}Screen or ${name}View.`);
  if (exists(`src/app/features/${feature}/${folder}`)) refuse(`The folder src/app/features/${feature}/${folder} exists.`);
  if (!/^(\/[a-z][A-Za-z0-9]*)+$/.test(path)) refuse('The path must be such as /example, without parameters.');
  // The router ignores case: /blogs and /Blogs are the same path.
  if (pages.some((page) => page.path.toLowerCase() === path.toLowerCase())) refuse(`The path ${path} exists in ${PAGES}.`);
  const operation = lists.get(call) ?? refuse(`--call must be one of ${[...lists.keys()].join(', ')}, not ${call}.`);
  const isInDashboard = isDashboardPath(path);
  if (operation.access === 'admin' && !isInDashboard)
    refuse(`${call} is for administrators, and their pages are in the dashboard: choose a path such as /dashboard${path}.`);
  const needsEmail = isByEmail(operation);
  const forUsers = operation.access === 'public' && !needsEmail && !isInDashboard ? 'everybody' : 'user';
  return { ...given, call, needsEmail, access: operation.access === 'admin' ? ('administrator' as const) : forUsers } as const;
}

const screen = readScreen();
const created = screenFiles(screen);
for (const [file, text] of Object.entries(created)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
// The last page is the one for unknown addresses.
writeFileSync(
  join(root, PAGES),
  textOf(PAGES).replace(/^ *\{\s*path: '\*'/m, (unknown) => pageRow(screen) + unknown),
);
writeFileSync(join(root, INDEX), componentIndex(root));
const written = [...Object.keys(created), PAGES, INDEX];
execFileSync(join(root, 'node_modules/.bin/oxfmt'), written, { cwd: root, shell: process.platform === 'win32' });
console.log(`${written.join('\n')}

Next: describe the page in the screen's and route's comments, complete the guide in its stories, and render its rows.
Then complete its row in ${PAGES}: its link as barLink or dashboardLink and, for users, the reason for an account as accountFor.
Give it a row in tests/reliability/mutatedAnswers.test.tsx too, and run npm run size.`);
