import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';

/** The stories that a file exports, read from its text like Storybook's indexer does. */
export const storyNames = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^export const (\w+) = meta\.story\(/gm)].map((match) => match[1] ?? '');

/** The story file of a component's folder. */
export const storyFile = (folder: string): string => join(folder, `${basename(folder)}.stories.tsx`);

/** The folders below `root` that contain a component of the same name. */
export const componentFolders = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter((path) => existsSync(join(path, `${basename(path)}.tsx`)));

/** Story names that are not the state's own, by fixture and state. */
type StoryNames = Record<string, Record<string, string>>;

/** The stories of a screen that do not have the name of their state. */
export const STORY_NAMES: Record<string, StoryNames> = {
  'account/MyOrdersScreen': { deleteBookings: { resting: 'Ready', failed: 'DeleteFailed' } },
  'account/ProfileScreen': { editings: { closed: 'Ready' } },
  'admin/ManageOrdersScreen': { panels: { closed: 'Ready' } },
  'admin/ManageToolsScreen': {
    restocks: { closed: 'Ready', editing: 'Restocking' },
    deleteTools: { resting: 'Ready', failed: 'DeleteFailed' },
  },
  'admin/ManageUsersScreen': { makeAdmins: { resting: 'Ready', failed: 'MakeAdminFailed' } },
};

/** Matches a type like `HistoryView['payments']['state']`. */
const STATES = /\['state'\]$/;

/** True for `Record<View['state'], …>` and `{ [State in View['state']]: … }`, with which the compiler asks for every state. */
function requiresEveryState(type: ts.TypeNode): boolean {
  if (ts.isMappedTypeNode(type)) return STATES.test(type.typeParameter.constraint?.getText() ?? '');
  if (!ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Record') return false;
  return STATES.test(type.typeArguments?.[0]?.getText() ?? '');
}

/** The exported fixtures of a file that the compiler asks for every state of a view. */
function stateFixtures(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return file.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer && ts.isSatisfiesExpression(initializer) && requiresEveryState(initializer.type))
    .map(({ name }) => name.getText());
}

/** The name of the story of a view state: `failed` → `Failed`, or the one in `special`. */
export const storyOf = (fixture: string, state: string, special: StoryNames = {}): string =>
  special[fixture]?.[state] ?? `${state.charAt(0).toUpperCase()}${state.slice(1)}`;

/**
 * Finds the view states of a screen that have no story. The compiler proves that the fixtures have every state, so this needs no list of
 * them.
 */
export async function missingStories(folder: string, special: StoryNames = {}): Promise<string[]> {
  const path = join(folder, `${basename(folder)}.fixtures.ts`);
  const fixtures = stateFixtures(path);
  if (fixtures.length === 0) return [`${path} exports no fixtures that satisfy Record<View['state'], View>`];
  const module = (await import(/* @vite-ignore */ resolve(path))) as Record<string, object>;
  const stories = storyNames(storyFile(folder));
  const states = fixtures.flatMap((fixture) => Object.keys(module[fixture] ?? {}).map((state) => ({ fixture, state })));
  const unknown = Object.entries(special)
    .flatMap(([fixture, names]) => Object.keys(names).map((state) => ({ fixture, state })))
    .filter((one) => !states.some(({ fixture, state }) => fixture === one.fixture && state === one.state));
  return [
    ...unknown.map(({ fixture, state }) => `${path} has no ${fixture}.${state}`),
    ...states
      .map(({ fixture, state }) => ({ fixture, state, story: storyOf(fixture, state, special) }))
      .filter(({ story }) => !stories.includes(story))
      .map(({ fixture, state, story }) => `${storyFile(folder)} has no story ${story} for ${fixture}.${state}`),
  ];
}
