// Measures what each address of dist/lib adds to a page that has React.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type OutputChunk, rolldown } from 'rolldown';
import { withImports } from '../../build/prerender/firstChunks.ts';
import { listComponents } from '../componentIndex.ts';
import { listEntries } from '../entries.ts';
import { NEEDED_STYLES, type StylesOfEntries } from '../styles.ts';

const FOLDER = 'dist/lib';
const FONT = 'figtree-latin-wght-normal.woff2';
/** The styles that a page has once, whatever it shows. */
const COMMON_STYLES = ['src/components/theme/theme.css.ts', 'src/components/theme/global.css.ts'];

/**
 * Bytes, compressed with Brotli. `own` is the code of the package; `all` is that, the code of its dependencies and `styles`. These are for the
 * first render; `later` is what the address loads on demand, styles included.
 */
export interface Size {
  own: number;
  styles: number;
  all: number;
  later: number;
}

/** A group of addresses. */
export type Group = 'primitives' | 'blocks' | 'screens' | 'withoutComponents' | 'several';

export interface Measured {
  /** The sizes of the addresses, by their names. */
  groups: Record<Group, Record<string, Size>>;
  /**
   * Bytes that a page loads once: the variables of the themes and the global styles; all of style.css; the font; XState, as far as the
   * machines use it.
   */
  once: { theme: number; styles: number; font: number; xstate: number };
  /** Bytes of Button's code if it is imported from the package's main address. */
  buttonFromBarrel: number;
}

const compressed = (content: string | Buffer) => (content.length === 0 ? 0 : brotliCompressSync(content).length);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Measures all addresses.
 * @param root the project's folder, with the built package
 */
export async function measureLibrary(root: string): Promise<Measured> {
  const folder = join(root, FOLDER);
  const needed = JSON.parse(readFileSync(join(root, NEEDED_STYLES), 'utf8')) as StylesOfEntries;
  const stylesOf = (files: string[]) => compressed(files.map((file) => needed.styles[file] ?? '').join(''));
  const isOfComponent = (file: string) => !COMMON_STYLES.includes(file);

  async function measure(name: string): Promise<Size> {
    const { first = [], later = [] } = needed.entries[name] ?? {};
    const source = `export * from '${entryFile(folder, name)}';`;
    const own = await bundle(folder, source, packages);
    const code = await bundle(folder, source, peers);
    const styles = stylesOf(first.filter(isOfComponent));
    return { own: own.first, styles, all: code.first + styles, later: code.later + stylesOf(later.filter(isOfComponent)) };
  }

  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    object
  >;
  const peers = Object.keys(peerDependencies);
  const packages = [...peers, ...Object.keys(dependencies)];
  const measureAll = async (names: string[]) => {
    const sizes: Record<string, Size> = {};
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

/**
 * @param folder of the package
 * @param name of an entry
 */
const entryFile = (folder: string, name: string) => join(folder, 'entries', `${name}.js`);

/** Returns the names of all addresses, in the order in which somebody looks for them. */
function groupAddresses(root: string): Record<Group, string[]> {
  const components = listComponents(root);
  const inLayer = (layer: string) =>
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
 * @param folder of the package
 * @param external packages that the page has already
 */
async function bundle(folder: string, source: string, external: string[]) {
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
  const chunks = output.filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = withImports(chunks, entries);
  const later = chunks.filter((chunk) => !first.includes(chunk));
  const bytes = (files: OutputChunk[]) => sum(files.map(({ code }) => compressed(code)));
  return { first: bytes(first), later: bytes(later) };
}
