import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';

/** The docstrings of a file of journeys; '' for those that have none. */
export interface JourneyDescriptions {
  /** The one of the file's meta. */
  about: string;
  /** Those of the stories, by id: 'journeys-booking--browse-and-book'. */
  stories: Record<string, string>;
}

const folder = fileURLToPath(new URL('../../src/app/features', import.meta.url));

/**
 * The descriptions of all journeys, by their title: 'Journeys/Booking'. Storybook itself reads docstrings only of stories whose component
 * it can find, and a journey has none: it shows the whole shop.
 */
export function describeJourneys(): Record<string, JourneyDescriptions> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.stories.tsx'));
  return Object.fromEntries(
    files.map((path) => {
      const fileName = join(folder, path);
      const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => `Journeys/${title}` }).parse();
      const { _ast: ast, _metaNode: metaNode, _storyStatements: statements } = csf;
      const meta = ast.program.body.find(
        (statement) =>
          statement.type === 'VariableDeclaration' &&
          statement.declarations.some(
            (variable) => 'init' in variable && variable.init?.type === 'CallExpression' && variable.init.arguments[0] === metaNode,
          ),
      );
      const stories = csf.indexInputs.flatMap(({ type, __id: id = '', exportName }) =>
        type === 'story' ? [[id, extractDescription(statements[exportName])]] : [],
      );
      return [csf.meta.title, { about: extractDescription(meta), stories: Object.fromEntries(stories) }];
    }),
  );
}
