import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = fileURLToPath(new URL('computed.ts', import.meta.url));
const MOST_BYTES = 64_000_000;

interface ComputedModule {
  /** The name of the module: 'virtual:machine-charts'. */
  id: string;
  /** The file with the computation, from the project's folder. */
  file: string;
  /** The name of the exported function. */
  compute: string;
  /** The folder whose TypeScript files make the dev server compute again, from the project's folder. */
  sources?: string;
}

/**
 * A module whose content is computed from the project, when it is first imported. The computation runs in a process of its own, so that a
 * build continues, and a server answers other requests, meanwhile.
 */
export function computedModule({ id, file, compute, sources }: ComputedModule): Plugin {
  const folder = sources === undefined ? undefined : join(root, sources);
  let computing: Promise<{ stdout: string }> | undefined;
  const start = () =>
    (computing ??= promisify(execFile)(process.execPath, [program, file, compute], { maxBuffer: MOST_BYTES }).catch((error: unknown) => {
      // The next load tries again.
      computing = undefined;
      throw error;
    }));
  return {
    name: id,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      async handler() {
        if (folder !== undefined) {
          const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
          for (const path of files) this.addWatchFile(join(folder, path));
        }
        return `export default ${(await start()).stdout}`;
      },
    },
    watchChange(path) {
      if (folder !== undefined && path.startsWith(folder)) computing = undefined;
    },
  };
}
