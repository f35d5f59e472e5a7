// Runs in the process that reads the props of all components, after Storybook's own provider.
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a path of this project from its root, as on every computer. A published Storybook does not say where it was built. */
export const fromRoot = (/** @type {string} */ path) => (path.startsWith(root) ? path.slice(root.length).replaceAll(sep, '/') : path);

/** Names the source files in Storybook's description of a component, or of all, from the root of the project. */
export const withRelativePaths = (/** @type {unknown} */ description) =>
  JSON.parse(JSON.stringify(description, (key, value) => (key === 'filePath' && typeof value === 'string' ? fromRoot(value) : value)));

/** Docstrings name the rule that they come from, which is a file that a page cannot open. */
const withoutReferences = (/** @type {string | undefined} */ text) => text?.replaceAll(/\s*\(docs\/[^)]*\)/g, '');

/**
 * @typedef {object} ArgType
 * @property {string | undefined} [description]
 * @property {{ name: string }} [type]
 * @property {{ defaultValue?: { summary?: string } }} [table]
 *
 * @typedef {{ description?: string | undefined, argTypes?: Record<string, ArgType> }} Docgen
 * @typedef {(input: unknown) => Promise<Docgen | undefined>} Provider
 */

/** Returns a row of a props table as it is read by people. */
function readable(/** @type {ArgType} */ type, /** @type {object} */ section) {
  const { defaultValue, ...table } = type.table ?? {};
  const summary = defaultValue?.summary?.replace(/^"(.*)"$/, '$1');
  return {
    ...type,
    description: withoutReferences(type.description),
    table: { ...table, ...(summary === undefined ? {} : { defaultValue: { ...defaultValue, summary } }), ...section },
    // Nobody can type a ref or an element. A prop that a story passes as text keeps the control of a text.
    ...(type.type?.name === 'other' ? { control: false } : {}),
  };
}

/** @returns {(next: Provider) => Provider} */
export const createDocgenProvider = () => (next) => async (input) => {
  const docgen = await next(input);
  if (docgen === undefined) return undefined;
  const { argTypes = {} } = docgen;
  // A screen's view has controls of its own (controls/viewControls.ts), which come before its props.
  const section = 'view' in argTypes ? { category: 'Props' } : {};
  return {
    .../** @type {Docgen} */ (withRelativePaths(docgen)),
    description: withoutReferences(docgen.description),
    argTypes: Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, readable(type, section)])),
  };
};
