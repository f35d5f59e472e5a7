// Writes a new screen that shows a list of the API, from its fixtures to its route:
//   npm run new:screen -- shop/Example shop/example /example [--call listTools]
// Its files are template literals (files.ts): a template language would be one more thing to learn.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { componentIndex } from '../library/componentIndex.ts';
import { pages } from '#app/pages.ts';
import { accessTo, isDashboardPath, pageRow, screenFiles } from './files.ts';
import { lists } from './lists.ts';

const USAGE = `npm run new:screen -- <group>/<Name> <feature>/<folder> </path> [--call <list>]
  <group>/<Name>       the screen's folder in src/components/screens: shop/Example
  <feature>/<folder>   the route's folder in src/app/features: shop/example
  </path>              the page's address: /example, or /dashboard/example for a page of the dashboard
  --call <list>        a list without input, or of one user by email (default listReviews): listTools`;

const SCREENS = 'src/components/screens';
const FEATURES = 'src/app/features';
const PAGES = 'src/app/pages.ts';
const INDEX = 'src/components/index.ts';

/** An error in the arguments. The program prints its message, which is one sentence. */
class UsageError extends Error {}

const textOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

const foldersIn = (root: string, path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** `screen`: 'shop/Example'. */
function checkScreen(root: string, screen: string) {
  const [group = '', name = '', ...more] = screen.split('/');
  const groups = foldersIn(root, SCREENS);
  if (!groups.includes(group) || more.length > 0)
    throw new UsageError(`The screen must be <group>/<Name> with one of the groups ${groups.join(', ')}, not ${screen}.`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name) || /(Screen|Route|View)$/.test(name))
    throw new UsageError(`The name must be in PascalCase without the suffix Screen, such as Example, not ${name}.`);
  const owner = groups.find((one) => existsSync(join(root, SCREENS, one, `${name}Screen`)));
  if (owner !== undefined) throw new UsageError(`${name}Screen exists: ${SCREENS}/${owner}/${name}Screen.`);
  if (new RegExp(`\\b${name}(View|ScreenProps)\\b`).test(textOf(root, INDEX)))
    throw new UsageError(`The name ${name} is taken: the library exports ${name}View.`);
  return { group, name };
}

/** `place`: 'shop/example'; `name`: 'Example'. */
function checkFolder(root: string, place: string, name: string) {
  const [feature = '', folder = '', ...more] = place.split('/');
  const features = foldersIn(root, FEATURES);
  if (!features.includes(feature) || more.length > 0)
    throw new UsageError(`The route's folder must be <feature>/<folder> with one of the features ${features.join(', ')}, not ${place}.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(folder)) throw new UsageError(`The route's folder must be in camelCase, such as example, not ${folder}.`);
  if (existsSync(join(root, FEATURES, feature, folder))) throw new UsageError(`The folder exists: ${FEATURES}/${feature}/${folder}.`);
  if (new RegExp(`\\b${name}Route\\b`).test(textOf(root, PAGES))) throw new UsageError(`${name}Route exists in ${PAGES}.`);
  return { feature, folder };
}

/** `path`: '/example'. */
function checkPath(path: string) {
  if (!/^(\/[a-z][A-Za-z0-9]*)+$/.test(path))
    throw new UsageError(`The path must begin with / and have camelCase parts without parameters, such as /example, not ${path}.`);
  // The router ignores case: /blogs and /Blogs are the same path.
  const same = pages.find((page) => page.path.toLowerCase() === path.toLowerCase());
  if (same !== undefined) throw new UsageError(`The path ${same.path} exists in ${PAGES}.`);
  return path;
}

/** `call`: 'listTools'; `path`: '/example'. */
function checkCall(call: string, path: string) {
  const list = lists[call];
  if (list === undefined) throw new UsageError(`--call must be one of ${Object.keys(lists).join(', ')}, not ${call}.`);
  const { access, inputs, entity, label } = list;
  const others = inputs.filter((input) => input !== 'email');
  if (others.length > 0)
    throw new UsageError(
      `${call} needs ${others.join(' and ')}, and a new page knows only the user's email: generate it with another list, then call ${call} in its route.`,
    );
  if (access === 'admin' && !isDashboardPath(path))
    throw new UsageError(`${call} is for administrators, and their pages are in the dashboard: choose a path such as /dashboard${path}.`);
  if (entity === undefined)
    throw new UsageError(`The schema of the rows of ${call} must be exported from a file in src/contract/entities.`);
  if (label === undefined) throw new UsageError(`The rows of ${call} have no text: give ${entity.name} a field that names a row.`);
  const needsEmail = inputs.length > 0;
  return {
    call,
    entity: entity.name,
    entityFile: entity.file,
    label,
    needsEmail,
    access: accessTo(path, { access, needsEmail }),
  };
}

/** Adds a page before the one for unknown addresses. `text`: that of src/app/pages.ts. */
function withPage(text: string, row: string): string {
  const unknown = /^ *\{\s*path: '\*'/m.exec(text);
  if (unknown === null) throw new Error(`${PAGES} has no page for unknown addresses`);
  return text.slice(0, unknown.index) + row + text.slice(unknown.index);
}

/** Writes and formats the files of the screen. Returns the paths from `root`. */
function writeScreen(root: string, positionals: string[], call: string) {
  const [screen, place, address, ...more] = positionals;
  if (screen === undefined || place === undefined || address === undefined || more.length > 0) throw new UsageError(USAGE);
  const { group, name } = checkScreen(root, screen);
  const { feature, folder } = checkFolder(root, place, name);
  const path = checkPath(address);
  const page = { group, name, feature, folder, path, ...checkCall(call, path) };

  const created = screenFiles(page);
  for (const [file, text] of Object.entries(created)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  writeFileSync(join(root, PAGES), withPage(textOf(root, PAGES), pageRow(page)));
  writeFileSync(join(root, INDEX), componentIndex(root));
  const paths = {
    created: Object.keys(created),
    edited: [PAGES, INDEX],
    rest: [
      isDashboardPath(path) ? 'inDashboard with the label and icon of its link' : 'inBar with the text of a link, if it gets one',
      ...(page.access === 'user' ? ['account with the reason for signing in'] : []),
    ].join(', and '),
  };
  const oxfmt = join(root, 'node_modules/.bin/oxfmt');
  execFileSync(oxfmt, [...paths.created, ...paths.edited], { cwd: root, shell: process.platform === 'win32' });
  return paths;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { call: { type: 'string', default: 'listReviews' } },
  });
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { created, edited, rest } = writeScreen(root, positionals, values.call);
  for (const path of created) console.log(`created  ${path}`);
  for (const path of edited) console.log(`edited   ${path}`);
  console.log(`
Next: describe the page in the screen's and route's comments, complete the guide in its stories, and render its rows.
Then complete its row in ${PAGES}: ${rest}.`);
} catch (error) {
  // parseArgs throws a TypeError with a code for an unknown option.
  const isExpected = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
