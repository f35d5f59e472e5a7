import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Result } from '../scripts/compare/compareFolders.ts';
import { readComparison, type Settings } from '../scripts/compare/writePage.ts';

/** A story that looks different in the two versions. */
export interface ComparedStory extends Pick<Result, 'id' | 'title' | 'name' | 'box'> {
  group: (typeof GROUPS)[number];
  /** The addresses of the pictures. */
  before?: string;
  after?: string;
}

/** The result of `npm run compare`, without the stories that are the same. */
export interface Compared {
  settings: Settings;
  stories: ComparedStory[];
}

/** In the order of the page. */
const GROUPS = ['failed', 'changed', 'new', 'removed'] as const;

const ID = 'virtual:compared-stories';

/**
 * The module with the result of `npm run compare` in a folder; null if there is none. It imports the pictures, so that a build has only those
 * that differ.
 */
export function comparedModule(folder = fileURLToPath(new URL('../dist/compare', import.meta.url))): Plugin {
  return {
    name: ID,
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      handler() {
        const comparison = readComparison(folder);
        if (comparison === null) return 'export default null';
        const imports: string[] = [];
        const picture = (kind: string, path: string | undefined) => {
          if (path === undefined) return '';
          const name = `picture${imports.length}`;
          imports.push(`import ${name} from ${JSON.stringify(`${join(folder, path)}?url&no-inline`)}`);
          return `, ${kind}: ${name}`;
        };
        const byGroup = Map.groupBy(comparison.results, ({ group }) => group);
        const stories = GROUPS.flatMap((group) => byGroup.get(group) ?? []).map(({ before, after, id, title, name, group, box }) => {
          const story = JSON.stringify({ id, title, name, group, box });
          return `{ ...${story}${picture('before', before)}${picture('after', after)} }`;
        });
        return [...imports, `export default { settings: ${JSON.stringify(comparison.settings)}, stories: [${stories.join(',\n')}] }`].join(
          '\n',
        );
      },
    },
  };
}
