// The package.json of the library.

/** Needed by some addresses only, so who does not use those does not install it. */
const OPTIONAL_PEERS = ['@msw/data', 'msw', 'xstate'];
const PEERS = ['react', 'react-dom', ...OPTIONAL_PEERS];

/** A file that is no module, with declarations for imports of it. @param {string} file */
const asset = (file) => ({ [`./${file}`]: { types: `./${file}.d.ts`, default: `./${file}` } });

/**
 * Returns the package.json of the library. Its versions are those that the project is tested with, and later ones of the same major.
 * @param {object} project the project's package.json
 * @param {string} project.version
 * @param {string} project.description
 * @param {string} project.license
 * @param {Record<string, string>} project.dependencies
 * @param {Record<string, string>} project.devDependencies
 * @param {object} content
 * @param {string[]} content.entries names of the addresses, 'index' for the package itself
 * @param {string[]} content.sheets the style sheets
 * @param {string[]} content.imported the packages that the modules import
 */
export function libraryManifest({ version, description, license, dependencies, devDependencies }, { entries, sheets, imported }) {
  const versions = { ...devDependencies, ...dependencies };
  const ranges = (/** @type {string[]} */ names) =>
    Object.fromEntries(names.toSorted().map((name) => [name, `^${versions[name] ?? missing(name)}`]));
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

/** @param {string} name @returns {never} */
function missing(name) {
  throw new Error(`package.json does not list ${name}, which the library imports`);
}
