// Prints a server block for nginx, with the headers of this configuration: npm run --silent nginx -- --name shop.example.com --root /srv/shop
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitOnError } from '../check/exitOnError.ts';
import { inlineSources } from './prerender/html.ts';
import { builtBase, readPages } from './prerender/pages.ts';
import { nginxBlock, type NginxSite } from './hosting.ts';
import { securityHeaders } from './securityHeaders.ts';
import { readBuildConfiguration } from './buildConfiguration.ts';

const USAGE = `npm run --silent nginx -- [options]
  --name HOST     the server_name (default _, which matches any host)
  --root FOLDER   the document root; a build for /shop/ is in its folder shop (default /srv/gadget-garage)
  --include FILE  a file with lines of your own for the block: the certificate, the calls (default none)`;

const readOptions = () =>
  parseArgs({
    options: {
      name: { type: 'string', default: '_' },
      root: { type: 'string', default: '/srv/gadget-garage' },
      include: { type: 'string' },
    },
  }).values;

/**
 * Returns a server block for nginx. The policy names the code in the pages of dist/live, and its path is the one that they were built for, so
 * the shop must be built first. Throws with the names of missing or wrong variables, because such a build shows only those.
 */
function nginxConfiguration(site: Omit<NginxSite, 'headers' | 'base'>): string {
  const project = process.cwd();
  const reading = readBuildConfiguration('live', project);
  if (reading?.state === 'faulty') throw new Error(reading.faults.map(({ variable, problem }) => `${variable}: ${problem}`).join('\n'));
  const folder = join(project, 'dist/live');
  if (!existsSync(folder)) throw new Error(`${folder}: build the shop first`);
  const headers = securityHeaders(reading?.configuration ?? null, inlineSources(readPages(folder)));
  return nginxBlock({ headers, base: builtBase(folder), ...site });
}

const options = exitOnError(readOptions, 2, `\n\n${USAGE}`);
console.log(exitOnError(() => nginxConfiguration(options), 1));
