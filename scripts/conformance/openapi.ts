// Prints the API that the shop expects as OpenAPI 3.1: npm run --silent openapi -- [--server https://…] [--site https://…] > openapi.json
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exitOnError } from '../check/exitOnError.ts';
import { openApiDocument } from './openapi/document.ts';

const USAGE = `npm run --silent openapi -- [options] > openapi.json
  --server URL    the base URL of the backend (default /api)
  --site URL      the URL of the shop's site, which serves products.json (default /)`;

/** True for an http(s) URL or an absolute path. */
const isAddress = (url: string) => url.startsWith('/') || (/^https?:/.test(url) && URL.canParse(url));

function readOptions() {
  const { values } = parseArgs({ options: { server: { type: 'string' }, site: { type: 'string' } } });
  for (const [name, url] of Object.entries(values)) if (!isAddress(url)) throw new Error(`--${name} must be a URL, not ${url}`);
  return values;
}

const options = exitOnError(readOptions, 2, `\n\n${USAGE}`);
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
console.log(JSON.stringify(openApiDocument({ version, ...options }), null, 2));
