// The package.json of the library.

/** Needed by some addresses only, so who does not use those does not install it. */
const OPTIONAL_PEERS = ['@msw/data', 'msw', 'xstate'];
const PEERS = ['react', 'react-dom', ...OPTIONAL_PEERS];

/** The project's package.json. */
export interface ProjectManifest {
  version: string;
  description: string;
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface PackageContent {
  /** Names of the addresses, 'index' for the package itself. */
  entries: string[];
  /** The style sheets. */
  sheets: string[];
  /** The packages that the modules import. */
  imported: string[];
}

/** A file that is no module, with declarations for imports of it. */
const asset = (file: string) => ({ [`./${file}`]: { types: `./${file}.d.ts`, default: `./${file}` } });

/** Returns the package.json of the library. Its versions are those that the project is tested with, and later ones of the same major. */
export function libraryManifest(
  { version, description, license, dependencies, devDependencies }: ProjectManifest,
  { entries, sheets, imported }: PackageContent,
) {
  const versions = { ...devDependencies, ...dependencies };
  const ranges = (names: string[]) => Object.fromEntries(names.toSorted().map((name) => [name, `^${versions[name] ?? missing(name)}`]));
  return {
    name: 'gadget-garage',
    version,
    description,
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(
        entries.map((name) => [name === 'index' ? '.' : `./${name}`, { types: `./entries/${name}.d.ts`, default: `./entries/${name}.js` }]),
      ),
      ...Object.assign({}, ...sheets.map(asset)),
      './pictures/*': './pictures/*',
      './package.json': './package.json',
    },
    dependencies: ranges(imported.filter((name) => !PEERS.includes(name))),
    peerDependencies: ranges(PEERS),
    peerDependenciesMeta: Object.fromEntries(OPTIONAL_PEERS.map((name) => [name, { optional: true }])),
  };
}

function missing(name: string): never {
  throw new Error(`package.json does not list ${name}, which the library imports`);
}
