// Prints a server block for nginx, with the headers of this configuration: node scripts/nginx.mjs --name shop.example.com --root /srv/shop
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    name: { type: 'string', default: '_' },
    root: { type: 'string', default: '/srv/gadget-garage' },
    base: { type: 'string', default: '/' },
    mode: { type: 'string', default: 'live' },
  },
});
const quiet = { logLevel: /** @type {const} */ ('error'), configFile: /** @type {const} */ (false) };
/** @type {{ module: typeof import('./configuredBuild.ts') }} */
const { module: build } = await runnerImport('/scripts/configuredBuild.ts', quiet);
/** @type {{ module: typeof import('../src/app/configuration/hosting.ts') }} */
const { module: hosting } = await runnerImport('/src/app/configuration/hosting.ts', quiet);
/** @type {{ module: typeof import('../src/app/configuration/securityHeaders.ts') }} */
const { module: security } = await runnerImport('/src/app/configuration/securityHeaders.ts', quiet);

const reading = build.readBuildConfiguration(values.mode, process.cwd());
if (reading?.state === 'faulty') {
  for (const { variable, problem } of reading.faults) console.error(`${variable}: ${problem}`);
  process.exit(1);
}
const headers = security.securityHeaders(reading === null ? null : reading.configuration);
console.log(hosting.nginxBlock({ headers, base: values.base, name: values.name, root: values.root }));
