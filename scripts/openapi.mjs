// Prints the API that the shop expects as OpenAPI 3.1: npm run --silent openapi -- [--server https://…] [--site https://…] > openapi.json
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadModule } from './loadModule.mjs';

const USE = `npm run --silent openapi -- [options] > openapi.json
  --server URL    where the backend answers (default /api)
  --site URL      where the shop's site is, which has products.json (default /)`;

/** @param {string} url @returns {boolean} true for an http(s) URL or an absolute path */
const isAddress = (url) => url.startsWith('/') || (/^https?:/.test(url) && URL.canParse(url));

function readOptions() {
  const { values } = parseArgs({ options: { server: { type: 'string' }, site: { type: 'string' } } });
  for (const [name, url] of Object.entries(values)) if (!isAddress(url)) throw new Error(`--${name} must be an address, and not ${url}`);
  return values;
}

try {
  const options = readOptions();
  /** @type {typeof import('./openapi/document.ts')} */
  const { openApiDocument } = await loadModule('scripts/openapi/document.ts');
  const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));
  console.log(JSON.stringify(openApiDocument({ version, ...options }), null, 2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USE}`);
  process.exitCode = 2;
}
