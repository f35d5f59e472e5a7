import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Loads a TypeScript module of this project, which Node 20 cannot do. Load only one in each program,
 * because two would not share their imports. Dynamic imports fail after the module has loaded.
 * @template T its exports
 * @param {string} path relative to the project's folder: 'mocks/http.ts'
 * @returns {Promise<T>}
 */
export async function loadModule(path) {
  const { module } = await runnerImport(`${root}${path}`, { root, configFile: false, logLevel: 'error' });
  return /** @type {T} */ (module);
}
