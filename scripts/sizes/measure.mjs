// Measures what each address of dist/lib adds to a page that has React.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { listComponents } from '../componentIndex.mjs';
import { listEntries } from '../library/entries.mjs';
import { NEEDED_STYLES } from '../library/styles.mjs';

const FOLDER = 'dist/lib';
const FONT = 'figtree-latin-wght-normal.woff2';
/** The styles that a page has once, whatever it shows. */
const COMMON_STYLES = ['src/components/theme/theme.css.ts', 'src/components/theme/global.css.ts'];

/**
 * Bytes, compressed with Brotli. `own` is the code of the package; `all` is that, the code of its dependencies and `styles`. These are for the
 * first render; `later` is what the address loads on demand, styles included.
 * @typedef {{ own: number, styles: number, all: number, later: number }} Size
 */

/** @typedef {'primitives' | 'blocks' | 'screens' | 'withoutComponents' | 'several'} Group of addresses */

/**
 * @typedef {object} Measured
 * @property {Record<Group, Record<string, Size>>} groups the sizes of the addresses, by their names
 * @property {{ theme: number, styles: number, font: number, xstate: number }} once bytes that a page loads once: the variables of the themes
 *   and the global styles; all of style.css; the font; XState, as far as the machines use it
 * @property {number} buttonFromBarrel bytes of Button's code if it is imported from the package's main address
 */

/** @param {string | Buffer} content */
const compressed = (content) => (content.length === 0 ? 0 : brotliCompressSync(content).length);

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Measures all addresses.
 * @param {string} root the project's folder, with the built package
 * @returns {Promise<Measured>}
 */
export async function measureLibrary(root) {
  const folder = join(root, FOLDER);
  /** @type {import('../library/styles.mjs').StylesOfEntries} */
  const needed = JSON.parse(readFileSync(join(root, NEEDED_STYLES), 'utf8'));
  const stylesOf = (/** @type {string[]} */ files) => compressed(files.map((file) => needed.styles[file] ?? '').join(''));
  const isOfComponent = (/** @type {string} */ file) => !COMMON_STYLES.includes(file);

  /** @param {string} name */
  async function measure(name) {
    const { first = [], later = [] } = needed.entries[name] ?? {};
    const source = `export * from '${entryFile(folder, name)}';`;
    const own = await bundle(folder, source, packages);
    const code = await bundle(folder, source, peers);
    const styles = stylesOf(first.filter(isOfComponent));
    return { own: own.first, styles, all: code.first + styles, later: code.later + stylesOf(later.filter(isOfComponent)) };
  }

  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const peers = Object.keys(peerDependencies);
  const packages = [...peers, ...Object.keys(dependencies)];
  const measureAll = async (/** @type {string[]} */ names) => {
    /** @type {Record<string, Size>} */
    const sizes = {};
    for (const name of names) sizes[name] = await measure(name);
    return sizes;
  };
  const names = groupAddresses(root);
  const machines = names.withoutComponents
    .filter((name) => name.startsWith('machines/'))
    .map((name, index) => `export * as machine${index} from '${entryFile(folder, name)}';`)
    .join('\n');
  const otherPeers = peers.filter((name) => name !== 'xstate');
  return {
    groups: {
      primitives: await measureAll(names.primitives),
      blocks: await measureAll(names.blocks),
      screens: await measureAll(names.screens),
      withoutComponents: await measureAll(names.withoutComponents),
      several: await measureAll(names.several),
    },
    once: {
      theme: stylesOf(COMMON_STYLES),
      styles: compressed(readFileSync(join(folder, 'style.css'))),
      font: readFileSync(join(folder, FONT)).length,
      xstate: (await bundle(folder, machines, otherPeers)).first - (await bundle(folder, machines, peers)).first,
    },
    buttonFromBarrel: (await bundle(folder, `export { Button } from '${entryFile(folder, 'index')}';`, peers)).first,
  };
}

/** @param {string} folder of the package @param {string} name of an entry */
const entryFile = (folder, name) => join(folder, 'entries', `${name}.js`);

/**
 * Returns the names of all addresses, in the order in which somebody looks for them.
 * @param {string} root @returns {Record<Group, string[]>}
 */
function groupAddresses(root) {
  const components = listComponents(root);
  const inLayer = (/** @type {string} */ layer) =>
    components.filter(({ folder }) => folder.startsWith(`src/components/${layer}/`)).map(({ name }) => name);
  const several = ['index', 'primitives', 'blocks', 'screens'];
  const others = listEntries(root).map(({ name }) => name);
  return {
    primitives: inLayer('primitives'),
    blocks: inLayer('blocks'),
    screens: inLayer('screens'),
    withoutComponents: others.filter((name) => !several.includes(name) && !components.some((component) => component.name === name)),
    several,
  };
}

/**
 * Bundles a module as a page does, and measures its code in bytes.
 * @param {string} folder of the package @param {string} source @param {string[]} external packages that the page has already
 */
async function bundle(folder, source, external) {
  const input = '\0measured';
  const build = await rolldown({
    cwd: folder,
    // Every package that is meant for server components has a directive to warn of.
    logLevel: 'silent',
    input,
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [{ name: 'measured', resolveId: (id) => (id === input ? id : null), load: (id) => (id === input ? source : null) }],
  });
  const { output } = await build.generate({ minify: true, comments: false });
  await build.close();
  const { first, later } = firstAndLater(output);
  const bytes = (/** @type {import('rolldown').OutputChunk[]} */ files) => sum(files.map(({ code }) => compressed(code)));
  return { first: bytes(first), later: bytes(later) };
}

/** Separates the entry's chunk and all that it imports from what it loads on demand. @param {import('rolldown').RolldownOutput['output']} output */
function firstAndLater(output) {
  const chunks = output.filter((file) => file.type === 'chunk');
  /** @type {Set<import('rolldown').OutputChunk>} */
  const first = new Set();
  const visit = (/** @type {import('rolldown').OutputChunk | undefined} */ chunk) => {
    if (chunk === undefined || first.has(chunk)) return;
    first.add(chunk);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return { first: [...first], later: chunks.filter((chunk) => !first.has(chunk)) };
}
