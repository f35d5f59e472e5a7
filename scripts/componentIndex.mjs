// Writes src/components/index.ts, the library's public API, from the folders of the components: npm run components:index
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMPONENTS = 'src/components';

/** The exports that are not components with their own folder. */
const HEAD = `// The library's public API, and the only barrel file in the repository. Written by \`npm run components:index\`.
import './theme/global.css.ts';

export { theme } from './theme/theme.css.ts';
export { type Brand, brandStyle } from './theme/brand.ts';
export { tokens } from './theme/tokens.ts';
export type { AsyncValue } from './asyncValue.ts';
export type { AsyncList } from './asyncList.ts';
export { type LinkTarget, SiteProvider, type SiteProviderProps } from './primitives/Link/SiteProvider.tsx';
`;

/** @param {string} path @param {RegExp} pattern @returns {string[]} the first groups of all matches in the file, sorted */
const namesIn = (path, pattern) => [...readFileSync(path, 'utf8').matchAll(pattern)].map((match) => match[1] ?? '').toSorted();

/** Matches the types that a caller needs to render a component. */
const PROPS_AND_VIEWS = /^export (?:interface|type) (\w+(?:Props|View))\b/gm;

/**
 * The exports of a component's folder: the component with its Props and View types, and the View types of the files beside it.
 * @param {string} root @param {string} folder from `root`
 * @returns {{ names: string[], file: string }[]} the names that each file exports, and its path from `root`
 */
function exportsOf(root, folder) {
  const typesOf = (/** @type {string} */ file) => namesIn(join(root, folder, file), PROPS_AND_VIEWS).map((name) => `type ${name}`);
  const own = `${basename(folder)}.tsx`;
  const views = readdirSync(join(root, folder)).filter((file) => /^[a-z]\w*View\.ts$/.test(file));
  return [
    { names: [basename(folder), ...typesOf(own)], file: join(folder, own) },
    ...views.toSorted().map((file) => ({ names: typesOf(file), file: join(folder, file) })),
  ];
}

/**
 * The folders that have a component of the same name, with the layers in the order of their imports.
 * @param {string} root
 */
const componentFolders = (root) =>
  ['primitives', 'blocks', 'screens'].flatMap((layer) =>
    readdirSync(join(root, COMPONENTS, layer), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && basename(path, '.tsx') === basename(dirname(path)))
      .map((path) => join(COMPONENTS, layer, dirname(path)))
      .toSorted(),
  );

/**
 * Returns all components with the exports of their folders, in the order of their imports.
 * @param {string} root the project's folder
 */
export const listComponents = (root) =>
  componentFolders(root).map((folder) => ({ name: basename(folder), folder, exported: exportsOf(root, folder) }));

/**
 * Returns the text of src/components/index.ts, before it is formatted.
 * @param {string} root the project's folder
 */
export const componentIndex = (root) =>
  `${HEAD}${listComponents(root)
    .flatMap(({ exported }) => exported)
    .map(({ names, file }) => `export { ${names.join(', ')} } from './${file.slice(COMPONENTS.length + 1)}';`)
    .join('\n')}\n`;

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  writeFileSync(join(root, COMPONENTS, 'index.ts'), componentIndex(root));
}
