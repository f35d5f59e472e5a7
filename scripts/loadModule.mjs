import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Loads a TypeScript module of ours, which Node 20 cannot. One program loads one: of two, each
 * would get modules of its own. What such a module imports only later does not load any more.
 * @template T its exports
 * @param {string} path from the project's folder: 'mocks/http.ts'
 * @returns {Promise<T>}
 */
export async function loadModule(path) {
  const { module } = await runnerImport(`${root}${path}`, { root, configFile: false, logLevel: 'error' });
  return /** @type {T} */ (module);
}
