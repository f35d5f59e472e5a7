// Writes a new screen that shows a list of the API, from its fixtures to its route:
//   npm run new:screen -- shop/WishList shop/wishList /wishList [--call listTools]
// Its files are template literals (newScreenFiles.mjs): a template language would be one more thing to learn.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { componentIndex } from './componentIndex.mjs';
import { screenFiles, withRoute } from './newScreenFiles.mjs';

const USAGE = `npm run new:screen -- <group>/<Name> <feature>/<folder> </path> [--call <list>]
  <group>/<Name>       the screen's folder in src/components/screens: shop/WishList
  <feature>/<folder>   the route's folder in src/app/features: shop/wishList
  </path>              the page's address: /wishList
  --call <list>        a public list without input (default listReviews): listTools`;

const SCREENS = 'src/components/screens';
const FEATURES = 'src/app/features';
const ROUTES = 'src/app/routes.tsx';
const INDEX = 'src/components/index.ts';

/** An error in the arguments. The program prints its message, which is one sentence. */
class UsageError extends Error {}

/** @param {string} root @param {string} path */
const textOf = (root, path) => readFileSync(join(root, path), 'utf8');

/** @param {string} root @param {string} path @returns {string[]} the folders in a folder */
const foldersIn = (root, path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The public lists of the API that need no input, with the entity of their rows.
 * @param {string} root @returns {Map<string, string>}
 */
const publicLists = (root) =>
  new Map(
    [...textOf(root, 'src/contract/operations.ts').matchAll(/^ {2}(\w+): \{ method: 'GET', .*rows\((\w+)\), access: 'public'/gm)].map(
      ([, call = '', entity = '']) => [call, entity],
    ),
  );

/** @param {string} root @param {string} screen 'shop/WishList' */
function checkScreen(root, screen) {
  const [group = '', name = '', ...more] = screen.split('/');
  const groups = foldersIn(root, SCREENS);
  if (!groups.includes(group) || more.length > 0)
    throw new UsageError(`The screen must be <group>/<Name> with one of the groups ${groups.join(', ')}, not ${screen}.`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name) || /(Screen|Route|View)$/.test(name))
    throw new UsageError(`The name must be in PascalCase without the suffix Screen, such as WishList, not ${name}.`);
  const owner = groups.find((one) => existsSync(join(root, SCREENS, one, `${name}Screen`)));
  if (owner !== undefined) throw new UsageError(`${name}Screen exists: ${SCREENS}/${owner}/${name}Screen.`);
  if (new RegExp(`\\b${name}(View|ScreenProps)\\b`).test(textOf(root, INDEX)))
    throw new UsageError(`The name ${name} is taken: the library exports ${name}View.`);
  return { group, name };
}

/** @param {string} root @param {string} place 'shop/wishList' @param {string} name 'WishList' */
function checkFolder(root, place, name) {
  const [feature = '', folder = '', ...more] = place.split('/');
  const features = foldersIn(root, FEATURES);
  if (!features.includes(feature) || more.length > 0)
    throw new UsageError(`The route's folder must be <feature>/<folder> with one of the features ${features.join(', ')}, not ${place}.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(folder))
    throw new UsageError(`The route's folder must be in camelCase, such as wishList, not ${folder}.`);
  if (existsSync(join(root, FEATURES, feature, folder))) throw new UsageError(`The folder exists: ${FEATURES}/${feature}/${folder}.`);
  if (new RegExp(`\\b${name}Route\\b`).test(textOf(root, ROUTES))) throw new UsageError(`${name}Route exists in ${ROUTES}.`);
  return { feature, folder };
}

/** @param {string} root @param {string} path '/wishList' */
function checkPath(root, path) {
  if (!/^(\/[a-z][A-Za-z0-9]*)+$/.test(path))
    throw new UsageError(`The path must begin with / and have camelCase parts without parameters, such as /wishList, not ${path}.`);
  if (path.toLowerCase().startsWith('/dashboard/'))
    throw new UsageError(`Routes under /dashboard are nested in its layout: choose another path, then move the route in ${ROUTES}.`);
  // The router ignores case: /wishList and /wishlist are the same path.
  const taken = [...textOf(root, ROUTES).matchAll(/path(?:: |=)['"](\/[^'"]*)/g)].map(([, one = '']) => one);
  const same = taken.find((one) => one.toLowerCase() === path.toLowerCase());
  if (same !== undefined) throw new UsageError(`The path ${same} exists in ${ROUTES}.`);
  return path;
}

/** @param {string} root @param {string} call 'listTools' */
function checkCall(root, call) {
  const lists = publicLists(root);
  const entity = lists.get(call);
  if (entity === undefined) throw new UsageError(`--call must be one of ${[...lists.keys()].join(', ')}, not ${call}.`);
  const [, wireRow] = new RegExp(`(\\w+): rowOf\\(${entity},`).exec(textOf(root, 'tests/support/wireRows.ts')) ?? [];
  if (wireRow === undefined) throw new UsageError(`Add ${entity} to tests/support/wireRows.ts first: the new test reads its rows there.`);
  return { call, entity, wireRow };
}

/**
 * Writes and formats the files of the screen.
 * @param {string} root @param {string[]} positionals @param {string} call
 * @returns {{ created: string[], edited: string[] }} the paths from `root`
 */
function writeScreen(root, positionals, call) {
  const [screen, place, address, ...more] = positionals;
  if (screen === undefined || place === undefined || address === undefined || more.length > 0) throw new UsageError(USAGE);
  const { group, name } = checkScreen(root, screen);
  const { feature, folder } = checkFolder(root, place, name);
  const path = checkPath(root, address);
  const list = checkCall(root, call);

  const created = screenFiles({ group, name, feature, folder, path, ...list });
  for (const [file, text] of Object.entries(created)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  writeFileSync(join(root, ROUTES), withRoute(textOf(root, ROUTES), { name, feature, folder, path }));
  writeFileSync(join(root, INDEX), componentIndex(root));
  const paths = { created: Object.keys(created), edited: [ROUTES, INDEX] };
  const oxfmt = join(root, 'node_modules/.bin/oxfmt');
  execFileSync(oxfmt, [...paths.created, ...paths.edited], { cwd: root, shell: process.platform === 'win32' });
  return paths;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { call: { type: 'string', default: 'listReviews' }, root: { type: 'string' } },
  });
  const root = resolve(values.root ?? fileURLToPath(new URL('..', import.meta.url)));
  const { created, edited } = writeScreen(root, positionals, values.call);
  for (const path of created) console.log(`created  ${path}`);
  for (const path of edited) console.log(`edited   ${path}`);
  console.log(`
Next: describe the page in the screen's and route's comments, and render its rows.
Then link to it, for example in NavigationLinks.tsx, and add its path to tests/e2e/idle.e2e.ts.`);
} catch (error) {
  // parseArgs throws a TypeError with a code for an unknown option.
  const isExpected = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
