// Writes the declarations of the package's modules.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { packagePath } from './entries.ts';

/** Types of imports that no TypeScript describes. */
const AMBIENT = ['src/components/theme/assets.d.ts', 'src/components/primitives/Icon/lucide.d.ts', 'mocks/machines/machineCharts.d.ts'];

/** The address of a module in `import … from` and in `import('…')`. */
const ADDRESS = /((?:from|import)[ (])["']([.#][^"']+)["']/g;

/**
 * Writes the declarations of some modules, and of all that they import, beside the compiled modules. Throws an Error with the compiler's
 * messages, if a type is wrong or cannot be declared.
 * @param root the project's folder
 * @param out the package's folder
 */
export function writeDeclarations(root: string, files: string[], out: string): void {
  const { tsBuildInfoFile: _, ...options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  ).options;
  const program = ts.createProgram({
    rootNames: [...files, ...AMBIENT.map((file) => join(root, file))],
    options: {
      ...options,
      noEmit: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: root,
    },
  });
  const emitted = program.emit(undefined, (path, text) => {
    const file = relative(root, path);
    const target = join(out, `${packagePath(file)}.d.ts`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      text.replaceAll(ADDRESS, (_, start: string, address: string) => `${start}'${addressInPackage(address, file)}'`),
    );
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics];
  if (problems.length > 0) {
    throw new Error(
      ts.formatDiagnostics(problems, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }),
    );
  }
}

/**
 * @param address as a source file imports it
 * @param from that file, from the project's folder
 */
function addressInPackage(address: string, from: string) {
  const imported = address.startsWith('#mocks/') ? address.slice(1) : address.replace(/^#/, 'src/');
  const file = imported === address ? join(dirname(from), address) : imported;
  // TypeScript shortens the address of a folder's index.
  const path = packagePath(/\.\w+$/.test(file) ? file : join(file, 'index'));
  const shortest = relative(dirname(packagePath(from)), path);
  return `${shortest.startsWith('.') ? shortest : `./${shortest}`}.js`;
}
