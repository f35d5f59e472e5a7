// The addresses of the package, and the modules behind them.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { listComponents } from './componentIndex.ts';

/** The folder of the generated modules that the addresses lead to, from the project's folder. */
export const ENTRY_FOLDER = 'dist/libraryEntries';

/** An address of the package. */
interface Entry {
  /** The address without './', 'index' for the package itself. */
  name: string;
  /** The files behind it, from the project's folder. Each exports some names, all, or all as types. */
  lines: { names: string[] | '*' | 'type *'; file: string }[];
}

/** The modules of a folder that are no tests, from `root`. */
const modulesIn = (root: string, folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('.test.'))
    .map((path) => join(folder, path))
    .toSorted();

/**
 * Lists what the package exports. Components, machines and the contract's modules are found by their files, so a new one needs no change
 * here.
 * @param root the project's folder
 */
export function listEntries(root: string): Entry[] {
  const components = listComponents(root);
  const inLayer = (layer: string) => components.filter(({ folder }) => folder.startsWith(`src/components/${layer}/`));
  /** The types that a machine's implementations need. */
  const setupOf = (machine: string) => {
    const file = machine.replace('.machine.ts', '.setup.ts');
    return existsSync(join(root, file)) ? [{ names: 'type *' as const, file }] : [];
  };
  const all = (...files: string[]) => files.map((file) => ({ names: '*' as const, file }));
  return [
    { name: 'index', lines: all('src/components/index.ts') },
    {
      name: 'theme',
      lines: [
        { names: ['theme'], file: 'src/components/theme/theme.css.ts' },
        { names: ['tokens'], file: 'src/components/theme/tokens.ts' },
        { names: ['type Brand', 'brandStyle'], file: 'src/components/theme/brand.ts' },
      ],
    },
    {
      name: 'SiteProvider',
      lines: [
        { names: ['type LinkTarget', 'SiteProvider', 'type SiteProviderProps'], file: 'src/components/primitives/Link/SiteProvider.tsx' },
      ],
    },
    ...['primitives', 'blocks', 'screens'].map((layer) => ({ name: layer, lines: inLayer(layer).flatMap(({ exported }) => exported) })),
    ...components.map(({ name, exported }) => ({ name, lines: exported })),
    ...modulesIn(root, 'src/machines', '.machine.ts').map((file) => ({
      name: `machines/${basename(file, '.machine.ts')}`,
      lines: [...all(file), ...setupOf(file)],
    })),
    { name: 'machines/locks', lines: all('src/machines/locks.ts') },
    { name: 'contract', lines: all(...modulesIn(root, 'src/contract', '.ts').filter((file) => file !== 'src/contract/texts.ts')) },
    { name: 'contract/texts', lines: all('src/contract/texts.ts') },
    {
      name: 'sandbox',
      lines: [
        ...all('mocks/createSandbox.ts', 'mocks/handlers.ts'),
        { names: ['BankPrompt', 'type BankPromptProps'], file: 'mocks/ui/BankDialog.tsx' },
        { names: ['captureSituation', 'type CapturedSandbox'], file: 'mocks/situation/captureSituation.ts' },
        { names: ['situationLink'], file: 'mocks/situation/link.ts' },
        { names: ['type Situation'], file: 'mocks/situation/situation.ts' },
        { names: 'type *', file: 'mocks/store/world.ts' },
        { names: 'type *', file: 'mocks/faults/faults.ts' },
        { names: 'type *', file: 'src/app/services/ports.ts' },
        { names: ['accounts'], file: 'mocks/data/accounts.ts' },
        { names: ['FAULT_KINDS', 'type Fault', 'type FaultKind', 'type Moment'], file: 'mocks/faults/fault.ts' },
      ],
    },
    {
      name: 'sandbox/dock',
      lines: [
        { names: ['SandboxDock', 'type SandboxDockProps'], file: 'mocks/ui/SandboxDock.tsx' },
        { names: ['createMachineRecorder', 'type MachineRecorder'], file: 'mocks/machines/recordMachines.ts' },
      ],
    },
  ];
}

/** Returns the TypeScript of an entry's module. */
export function entrySource({ name, lines }: Entry): string {
  const address = (file: string) => relative(join(ENTRY_FOLDER, name, '..'), file);
  return lines
    .map(({ names, file }) => `export ${Array.isArray(names) ? `{ ${names.join(', ')} }` : names} from '${address(file)}';\n`)
    .join('');
}

/**
 * Returns the path of a module in the package, without its ending. Styles are compiled, so their files get another ending: a consumer's
 * own vanilla-extract plugin would compile every `.css.js` again.
 * @param file from the project's folder
 */
export function packagePath(file: string): string {
  return (
    file
      .replace(/(\.d)?\.(tsx?|mjs|json)$/, '')
      .replace(/\.css$/, '.styles')
      .replace(`${ENTRY_FOLDER}/`, 'entries/')
      // Some hosts hide files whose name begins with a line, as Rolldown's own name does.
      .replace(/^_virtual\/_virtual_/, 'sandbox/machines/')
      .replace(/^public\//, 'sandbox/data/')
      .replace('src/app/services/', 'services/')
      .replace(/^src\//, '')
      .replace(/^mocks\//, 'sandbox/')
      .replace(/^node_modules\/lucide\/dist\/esm\//, 'lucide/')
  );
}
