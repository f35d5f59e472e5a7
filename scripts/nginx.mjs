// Prints a server block for nginx, with the headers of this configuration: npm run --silent nginx -- --name shop.example.com --root /srv/shop
import { parseArgs } from 'node:util';
import { loadModule } from './loadModule.mjs';

const USE = `npm run --silent nginx -- [options]
  --name HOST     the shop's host (default _: any)
  --root FOLDER   the folder whose --base holds the build (default /srv/gadget-garage)
  --base PATH     the path that the build was told, as in /shop/ (default /)
  --mode MODE     live, or loopback for this computer (default live)`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      name: { type: 'string', default: '_' },
      root: { type: 'string', default: '/srv/gadget-garage' },
      base: { type: 'string', default: '/' },
      mode: { type: 'string', default: 'live' },
    },
  });
  if (!/^\/(?:[\w.-]+\/)*$/.test(values.base)) throw new Error(`--base must begin and end with a slash, and not be ${values.base}`);
  return values;
}

/** @template T @param {() => T} work @param {number} code @param {string} more @returns {T} */
function orEnd(work, code, more = '') {
  try {
    return work();
  } catch (error) {
    console.error((error instanceof Error ? error.message : String(error)) + more);
    process.exit(code);
  }
}

const options = orEnd(readOptions, 2, `\n\n${USE}`);
/** @type {typeof import('./live/nginxConfiguration.ts')} */
const { nginxConfiguration } = await loadModule('scripts/live/nginxConfiguration.ts');
console.log(orEnd(() => nginxConfiguration({ ...options, project: process.cwd() }), 1));
