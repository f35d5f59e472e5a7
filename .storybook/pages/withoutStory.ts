import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything that no story shows by itself. */
export interface WithoutStory {
  /** Parts that a story shows only inside of their component; null if several components share them. */
  parts: { part: string; component: string | null }[];
  /** Pages of the shop that no journey loads: 'HistoryRoute'. */
  pages: string[];
}

const source = fileURLToPath(new URL('../../src', import.meta.url));
const components = join(source, 'components');
const layers = ['primitives', 'blocks', 'screens'].map((layer) => join(components, layer));
/** Loads the pages that all journeys need. */
const journey = fileURLToPath(new URL('../../tests/support/journeys/journey.tsx', import.meta.url));
const aliases: Record<string, string> = { '#app': join(source, 'app'), '#components': components };

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join(folder, path))
    .toSorted();

/** The files that a file imports. `dynamic` finds those that it loads later, too. */
function importsOf(file: string, { dynamic }: { dynamic: boolean }): string[] {
  const pattern = dynamic ? /(?:from |import\()'([^']+\.tsx)'/g : /from '([^']+\.tsx)'/g;
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, specifier = '']) => {
    const [alias = ''] = specifier.split('/');
    const folder = aliases[alias];
    return folder === undefined ? resolve(dirname(file), specifier) : join(folder, specifier.slice(alias.length));
  });
}

/** These files, and all that they import at once. */
function closure(files: string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) if (existsSync(file)) for (const imported of importsOf(file, { dynamic: false })) found.add(imported);
  return found;
}

/** The component whose folder a file is in. Components' folders have a capital letter. */
const componentOf = (file: string): string | null =>
  relative(components, dirname(file))
    .split('/')
    .find((folder) => /^[A-Z]/.test(folder)) ?? null;

/** Compares the stories with the components and pages that there are. */
export function findWithoutStory(): WithoutStory {
  const files = filesOf(source);
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const imported = new Set(stories.flatMap((file) => importsOf(file, { dynamic: true })));
  const loaded = closure([...imported, ...importsOf(journey, { dynamic: true })]);
  const parts = layers.flatMap(filesOf).filter((file) => !stories.includes(file) && !imported.has(file));
  return {
    parts: parts.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)].map(([, part = '']) => ({
        part,
        component: componentOf(file),
      })),
    ),
    pages: files.filter((file) => file.endsWith('Route.tsx') && !loaded.has(file)).map((file) => basename(file, '.tsx')),
  };
}
