// Prints a server block for nginx, with the headers of this configuration: npm run --silent nginx -- --name shop.example.com --root /srv/shop
import { parseArgs } from 'node:util';
import { nginxConfiguration } from './live/nginxConfiguration.ts';

const USAGE = `npm run --silent nginx -- [options]
  --name HOST     the server_name (default _, which matches any host)
  --root FOLDER   the document root; the build is in its --base folder (default /srv/gadget-garage)
  --base PATH     the base path of the build, such as /shop/ (default /)
  --mode MODE     the build mode: live, or loopback for this computer (default live)`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      name: { type: 'string', default: '_' },
      root: { type: 'string', default: '/srv/gadget-garage' },
      base: { type: 'string', default: '/' },
      mode: { type: 'string', default: 'live' },
    },
  });
  if (!/^\/(?:[\w.-]+\/)*$/.test(values.base)) throw new Error(`--base must begin and end with a slash, not ${values.base}`);
  return values;
}

function exitOnError<T>(work: () => T, code: number, help = ''): T {
  try {
    return work();
  } catch (error) {
    console.error((error instanceof Error ? error.message : String(error)) + help);
    process.exit(code);
  }
}

const options = exitOnError(readOptions, 2, `\n\n${USAGE}`);
console.log(exitOnError(() => nginxConfiguration({ ...options, project: process.cwd() }), 1));
