// Writes src/components/index.ts, the library's public API, from the folders of the components: npm run components:index
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPONENTS = 'src/components';

/** The exports that are not components with their own folder. */
const HEAD = `// The library's public API, and the only barrel file in the repository. Written by \`npm run components:index\`.
import './theme/global.css.ts';

export { theme } from './theme/theme.css.ts';
export { type Brand, brandStyle } from './theme/brand.ts';
export { tokens } from './theme/tokens.ts';
export type { AsyncList, AsyncValue } from './asyncList.ts';
export { SiteProvider } from './primitives/Link/SiteProvider.tsx';
`;

/** The types that a file declares, or exports again from another one. */
function typesIn(path: string) {
  const text = readFileSync(path, 'utf8');
  const declared = [...text.matchAll(/^export (?:interface|type) (\w+)\b/gm)].map(([, name = '']) => name);
  const again = [...text.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  return [...declared, ...again].filter((name) => name !== '');
}

/**
 * The exports of a component's folder: the component, and the types of all its files, because its props are made of them. Returns the names
 * that each file exports, and its path from `root`.
 */
function exportsOf(root: string, folder: string) {
  const own = `${basename(folder)}.tsx`;
  const others = readdirSync(join(root, folder)).filter((file) => /^\w+\.tsx?$/.test(file) && file !== own);
  const exported = new Set<string>();
  const newTypes = (file: string) => {
    const names = typesIn(join(root, folder, file)).filter((name) => !exported.has(name));
    for (const name of names) exported.add(name);
    return names.toSorted().map((name) => `type ${name}`);
  };
  return [
    { names: [basename(folder), ...newTypes(own)], file: join(folder, own) },
    ...others.toSorted().map((file) => ({ names: newTypes(file), file: join(folder, file) })),
  ].filter(({ names }) => names.length > 0);
}

/** The folders that have a component of the same name, with the layers in the order of their imports. */
const componentFolders = (root: string) =>
  ['primitives', 'blocks', 'screens'].flatMap((layer) =>
    readdirSync(join(root, COMPONENTS, layer), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && basename(path, '.tsx') === basename(dirname(path)))
      .map((path) => join(COMPONENTS, layer, dirname(path)))
      .toSorted(),
  );

/** Returns all components with the exports of their folders, in the order of their imports. `root`: the project's folder. */
export const listComponents = (root: string) =>
  componentFolders(root).map((folder) => ({ name: basename(folder), folder, exported: exportsOf(root, folder) }));

/** Returns the text of src/components/index.ts, before it is formatted. `root`: the project's folder. */
export const componentIndex = (root: string): string =>
  `${HEAD}${listComponents(root)
    .flatMap(({ exported }) => exported)
    .map(({ names, file }) => `export { ${names.join(', ')} } from './${file.slice(COMPONENTS.length + 1)}';`)
    .join('\n')}\n`;

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  writeFileSync(join(root, COMPONENTS, 'index.ts'), componentIndex(root));
}
