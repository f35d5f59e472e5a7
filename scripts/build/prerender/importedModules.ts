import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** The global name of the function to which the modules of the build for Node report their imports. */
const REPORT = 'reportImport';

/**
 * Makes each dynamic import of a module report what it imports.
 * @param module the module's path in the project: 'src/app/routes.tsx'
 */
export const reportingImports = (code: string, module: string): string =>
  code.replace(/\bimport\((["'])(\.[^"']*)\1\)/g, (call, _, path: string) => {
    const imported = posix.join(posix.dirname(module), path);
    return `(globalThis.${REPORT}?.('${imported}'), ${call})`;
  });

/**
 * For the build for Node, in which the app itself says which modules a page loads: a list of them here would be one more to maintain for
 * every new page.
 */
export const importReports: Plugin = {
  name: 'import-reports',
  // Before the compiler, which may write the imports in another way.
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/app\/(routes\.tsx|pages\.ts)$/ },
    handler: (code, id) => reportingImports(code, `src/app/${posix.basename(id)}`),
  },
};

/** Returns the modules that the app of the build for Node imports while it preloads a page. */
export async function modulesImportedBy(preload: () => Promise<void>): Promise<string[]> {
  const modules = new Set<string>();
  Reflect.set(globalThis, REPORT, (module: string) => modules.add(module));
  try {
    await preload();
  } finally {
    Reflect.deleteProperty(globalThis, REPORT);
  }
  return [...modules];
}
