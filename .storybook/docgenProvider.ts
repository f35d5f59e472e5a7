// Runs in the process that reads the props of all components, after Storybook's own provider.
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkCitations } from './docs/rulePages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a path of this project from its root, as on every computer. A published Storybook does not say where it was built. */
const fromRoot = (path: string) => (path.startsWith(root) ? path.slice(root.length).replaceAll(sep, '/') : path);

/** Names the source files in Storybook's description of a component, or of all, from the root of the project. */
export const withRelativePaths = (description: unknown) =>
  JSON.parse(JSON.stringify(description, (key, value) => (key === 'filePath' && typeof value === 'string' ? fromRoot(value) : value)));

interface ArgType {
  description?: string | undefined;
  type?: { name: string; value?: unknown };
  table?: { defaultValue?: { summary?: string } };
}

interface Docgen {
  description?: string | undefined;
  argTypes?: Record<string, ArgType>;
}

/** The types that get an input, although Storybook does not know them. The others that it does not know are refs, functions and objects. */
const TYPED = new Map<unknown, string>([
  ['ReactNode', 'string'],
  ['number | null', 'number'],
]);

type Provider = (input: unknown) => Promise<Docgen | undefined>;

/** Returns a row of a props table as it is read by people. */
function readable(type: ArgType, section: object) {
  const { defaultValue, ...table } = type.table ?? {};
  const typed = TYPED.get(type.type?.value);
  const summary = defaultValue?.summary?.replace(/^"(.*)"$/, '$1');
  return {
    ...type,
    description: type.description === undefined ? undefined : linkCitations(type.description),
    table: { ...table, ...(summary === undefined ? {} : { defaultValue: { ...defaultValue, summary } }), ...section },
    ...(typed === undefined ? {} : { type: { ...type.type, name: typed } }),
    ...(typed === undefined && type.type?.name === 'other' ? { control: false } : {}),
  };
}

export const createDocgenProvider = (): ((next: Provider) => Provider) => (next) => async (input) => {
  const docgen = await next(input);
  if (docgen === undefined) return undefined;
  const { argTypes = {} } = docgen;
  // A screen's view has controls of its own (controls/viewControls.ts), which come before its props.
  const section = 'view' in argTypes ? { category: 'Props' } : {};
  return {
    ...(withRelativePaths(docgen) as Docgen),
    description: docgen.description === undefined ? undefined : linkCitations(docgen.description),
    argTypes: Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, readable(type, section)])),
  };
};
