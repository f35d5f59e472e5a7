// Builds the component library as a package: npm run build:lib → dist/lib (docs/decisions/0031-the-library.md)
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { type Plugin, rolldown } from 'rolldown';
import { machineCharts } from '../build/charts/chartsModule.ts';
import { readPicture } from '../build/pictures/files.ts';
import { usedPictures } from '../build/sources.ts';
import { writeDeclarations } from './declarations.ts';
import { ENTRY_FOLDER, entrySource, listEntries, packagePath } from './entries.ts';
import { libraryManifest, type ProjectManifest } from './manifest.ts';
import { collectStyles, NEEDED_STYLES, type StylesOfEntries } from './styles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'dist/lib');
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The licences of what the package contains and others have made, by their names in it (CREDITS.md). */
const LICENCES = {
  'figtree.txt': 'node_modules/@fontsource-variable/figtree/LICENSE',
  'lucide.txt': 'node_modules/lucide/LICENSE',
};

/** The styles of the demo's pictures, which pages with pictures of their own do not need. */
const PICTURE_SIZES = 'mocks/ui/pictureSizes.css.ts';

/** The styles of the dock. The sandbox's card field is a part of a page, so its styles are in style.css. */
const DOCK_STYLES = /^mocks\/(?!ui\/SandboxCardField)/;

/** Returns the style sheet for the styles of a file, whose path begins at the project's folder. */
function sheetOf(file: string) {
  if (file === PICTURE_SIZES) return 'pictures.css';
  return DOCK_STYLES.test(file) ? 'sandbox/dock.css' : 'style.css';
}

/** Icons are data of a few hundred bytes, so they are part of the package. It depends on all other packages. */
const isExternal = (id: string) => /^[@a-z]/.test(id) && !/^(lucide\/|virtual:)|\.vanilla\.css/.test(id);

/** The variables of the theme have names for people who write style sheets, '--gg-color-accent'. Names of classes are short. */
const identifiers = ({ hash, filePath, debugId }: { hash: string; filePath: string; debugId?: string }) =>
  filePath.endsWith('theme/theme.css.ts') && debugId !== undefined
    ? `gg-${debugId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    : `gg-${hash}`;

/** Leaves the font as a file beside style.css. */
const fontBesideStyles: EsbuildPlugin = {
  name: 'font-beside-styles',
  setup(build) {
    build.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({ path, namespace: 'font' }));
    build.onLoad({ filter: /.*/, namespace: 'font' }, ({ path }) => ({ contents: `export default './${basename(path)}'` }));
  },
};

/**
 * Marks calls that make a schema as pure, so that a page gets only the schemas that it uses. valibot marks its functions itself, but most
 * bundlers ignore that in another module.
 */
const pureSchemas: Plugin = {
  name: 'pure-schemas',
  transform: {
    filter: { code: "import * as v from 'valibot'" },
    handler: (code) =>
      code.replace(/\/\*.*?\*\/|\bv\.(?!(?:parse|safeParse|is|assert)\()\w+\(/gs, (found) =>
        found.startsWith('/') ? found : `/* @__PURE__ */ ${found}`,
      ),
  },
};

/** Tabs of the dock that need a page of the sandbox's own. The package has none, so these never load, and need no packages. */
const withoutPageTabs: Plugin = {
  name: 'without-page-tabs',
  load: { filter: { id: /\/mocks\/ui\/Dock(Steps|Share)\.tsx$/ }, handler: () => 'export {}' },
};

/** Writes all modules that the entries import, one file each, and the style sheets. Returns the packages that they import. */
async function writeModules(entries: string[]): Promise<string[]> {
  const bundle = await rolldown({
    cwd: root,
    input: {
      ...Object.fromEntries(entries.map((name) => [`entries/${name}`, entryFile(name)])),
      [PICTURE_SIZES]: join(root, PICTURE_SIZES),
    },
    external: isExternal,
    tsconfig: join(root, 'tsconfig.json'),
    transform: { define: { 'import.meta.env.VITE_TEXTS': JSON.stringify(process.env['VITE_TEXTS'] ?? 'documented') } },
    plugins: [
      machineCharts,
      withoutPageTabs,
      pureSchemas,
      collectStyles(sheetOf, writeNeededStyles),
      vanillaExtractPlugin({ cwd: root, identifiers, esbuildOptions: { plugins: [fontBesideStyles] } }),
    ],
  });
  const { output } = await bundle.write({
    dir: out,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: ({ name }) => `${packagePath(name)}.js`,
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter(isExternal);
  const own = new Set(chunks.map(({ fileName }) => fileName));
  return [...new Set(imported.filter((id) => !own.has(id)).map((id) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id))];
}

/**
 * Writes which styles each entry needs. style.css has those of all, and no module of the package names its own, so the sizes of components
 * (scripts/library/sizes.ts) could not be told from the package alone.
 */
function writeNeededStyles({ styles, entries }: StylesOfEntries) {
  const byName = Object.entries(entries).map(([id, files]) => [packagePath(relative(root, id)).replace(/^entries\//, ''), files]);
  writeFileSync(join(root, NEEDED_STYLES), JSON.stringify({ styles, entries: Object.fromEntries(byName) }));
}

const entryFile = (name: string) => join(root, ENTRY_FOLDER, `${name}.ts`);

/** Writes a file of the package. */
function write(path: string, content: string | Buffer) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Returns a style sheet that gives a page one theme, whatever the system prefers. Printed pages are always light.
 * @param styles style.css, whose rule for pages that choose the theme is taken
 */
function themeSheet(styles: string, name: 'light' | 'dark') {
  const declarations = new RegExp(`:root\\[data-theme="${name}"\\] \\{([^}]*)\\}`).exec(styles)?.[1];
  if (declarations === undefined) throw new Error(`style.css has no rule for the theme ${name}`);
  return `@media screen {\n  :root {${declarations}}\n}\n`;
}

rmSync(out, { recursive: true, force: true });
rmSync(join(root, ENTRY_FOLDER), { recursive: true, force: true });
const entries = listEntries(root);
for (const entry of entries) {
  mkdirSync(dirname(entryFile(entry.name)), { recursive: true });
  writeFileSync(entryFile(entry.name), entrySource(entry));
}
const names = entries.map(({ name }) => name);
const imported = await writeModules(names);
writeDeclarations(root, names.map(entryFile), out);

const styles = readFileSync(join(out, 'style.css'), 'utf8');
write('themes/light.css', themeSheet(styles, 'light'));
write('themes/dark.css', themeSheet(styles, 'dark'));
const sheets = ['style.css', 'pictures.css', 'sandbox/dock.css', 'themes/light.css', 'themes/dark.css'];
for (const sheet of sheets) write(`${sheet}.d.ts`, 'export {};\n');
write(basename(FONT), readFileSync(join(root, FONT)));
for (const name of usedPictures(root)) write(`pictures/${name}`, await readPicture(root, name));
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ProjectManifest;
write('package.json', `${JSON.stringify(libraryManifest(project, { entries: names, sheets, imported }), null, 2)}\n`);
for (const file of ['LICENSE', 'CREDITS.md']) cpSync(join(root, file), join(out, file));
const examples = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'examples'], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of examples.split('\n').filter((path) => path !== '' && existsSync(join(root, path))))
  cpSync(join(root, file), join(out, file));
// In the package, the guide and what it links to are side by side.
write('README.md', readFileSync(join(root, 'docs/library.md'), 'utf8').replaceAll('](../', '](./'));
write('CHANGELOG.md', readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replaceAll('](docs/library.md)', '](README.md)'));
for (const [name, file] of Object.entries(LICENCES)) write(`licences/${name}`, readFileSync(join(root, file)));
console.log(`dist/lib: ${names.length} addresses`);
