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

const USE = `npm run new:screen -- <group>/<Name> <feature>/<folder> </path> [--call <list>]
  <group>/<Name>       where the screen goes in src/components/screens: shop/WishList
  <feature>/<folder>   where its route goes in src/app/features: shop/wishList
  </path>              the page's address: /wishList
  --call <list>        a public list without input (default listReviews): listTools`;

const SCREENS = 'src/components/screens';
const FEATURES = 'src/app/features';
const ROUTES = 'src/app/routes.tsx';
const INDEX = 'src/components/index.ts';

/** An error in the arguments. The program prints its message, which is one sentence. */
class Refusal extends Error {}

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
    throw new Refusal(`The screen must be <group>/<Name> with a group of ${groups.join(', ')}, and not ${screen}.`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name) || /(Screen|Route|View)$/.test(name))
    throw new Refusal(`The name must be in PascalCase without Screen at its end, such as WishList, and not ${name}.`);
  const owner = groups.find((one) => existsSync(join(root, SCREENS, one, `${name}Screen`)));
  if (owner !== undefined) throw new Refusal(`${name}Screen exists: ${SCREENS}/${owner}/${name}Screen.`);
  if (new RegExp(`\\b${name}(View|ScreenProps)\\b`).test(textOf(root, INDEX)))
    throw new Refusal(`The name ${name} is taken: the library exports ${name}View.`);
  return { group, name };
}

/** @param {string} root @param {string} place 'shop/wishList' @param {string} name 'WishList' */
function checkFolder(root, place, name) {
  const [feature = '', folder = '', ...more] = place.split('/');
  const features = foldersIn(root, FEATURES);
  if (!features.includes(feature) || more.length > 0)
    throw new Refusal(`The route's folder must be <feature>/<folder> with a feature of ${features.join(', ')}, and not ${place}.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(folder))
    throw new Refusal(`The route's folder must be in camelCase, such as wishList, and not ${folder}.`);
  if (existsSync(join(root, FEATURES, feature, folder))) throw new Refusal(`The folder exists: ${FEATURES}/${feature}/${folder}.`);
  if (new RegExp(`\\b${name}Route\\b`).test(textOf(root, ROUTES))) throw new Refusal(`${name}Route exists in ${ROUTES}.`);
  return { feature, folder };
}

/** @param {string} root @param {string} path '/wishList' */
function checkPath(root, path) {
  if (!/^(\/[a-z][A-Za-z0-9]*)+$/.test(path))
    throw new Refusal(`The path must begin with / and have camelCase parts without parameters, such as /wishList, and not ${path}.`);
  if (path.toLowerCase().startsWith('/dashboard/'))
    throw new Refusal(`The pages under /dashboard stand inside its frame: take another path, and move the route there in ${ROUTES}.`);
  // The router ignores case: /wishList and /wishlist are the same path.
  const taken = [...textOf(root, ROUTES).matchAll(/path(?:: |=)['"](\/[^'"]*)/g)].map(([, one = '']) => one);
  const same = taken.find((one) => one.toLowerCase() === path.toLowerCase());
  if (same !== undefined) throw new Refusal(`The path ${same} exists in ${ROUTES}.`);
  return path;
}

/** @param {string} root @param {string} call 'listTools' */
function checkCall(root, call) {
  const lists = publicLists(root);
  const entity = lists.get(call);
  if (entity === undefined) throw new Refusal(`--call must be one of ${[...lists.keys()].join(', ')}, and not ${call}.`);
  const [, wireRow] = new RegExp(`(\\w+): rowOf\\(${entity},`).exec(textOf(root, 'tests/support/wireRows.ts')) ?? [];
  if (wireRow === undefined) throw new Refusal(`Add ${entity} to tests/support/wireRows.ts first: the new test reads its rows there.`);
  return { call, entity, wireRow };
}

/**
 * Writes and formats the files of the screen.
 * @param {string} root @param {string[]} positionals @param {string} call
 * @returns {{ created: string[], edited: string[] }} the paths from `root`
 */
function writeScreen(root, positionals, call) {
  const [screen, place, address, ...more] = positionals;
  if (screen === undefined || place === undefined || address === undefined || more.length > 0) throw new Refusal(USE);
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
Now say what the page is for, in the screen and its route, and draw its rows.
Then link to it, such as in NavigationLinks.tsx, and name its path in tests/e2e/idle.e2e.ts.`);
} catch (error) {
  // parseArgs throws a TypeError with a code for an unknown option.
  const isExpected = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
