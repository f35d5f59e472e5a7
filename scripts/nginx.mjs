// Prints a server block for nginx, with the headers of this configuration: npm run --silent nginx -- --name shop.example.com --root /srv/shop
import { parseArgs } from 'node:util';
import { loadModule } from './loadModule.mjs';

const { values } = parseArgs({
  options: {
    name: { type: 'string', default: '_' },
    root: { type: 'string', default: '/srv/gadget-garage' },
    base: { type: 'string', default: '/' },
    mode: { type: 'string', default: 'live' },
  },
});
/** @type {typeof import('./nginxConfiguration.ts')} */
const { nginxConfiguration } = await loadModule('scripts/nginxConfiguration.ts');
try {
  console.log(nginxConfiguration({ ...values, project: process.cwd() }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
