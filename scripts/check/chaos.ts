// Lets seeded random people use both builds while everything fails: npm run test:chaos -- [--sessions 10] [--seed 1] [--backend]
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { WORLDS } from '../../tests/chaos/plan.ts';
import { runSessions } from '../../tests/chaos/program.ts';
import { API, EMULATOR, portOf } from '../../tests/live/addresses.ts';
import { browserOptions } from './browser.ts';
import { exitOnError } from './exitOnError.ts';
import { freePort } from './listenLocally.ts';
import { startServer } from './startServer.ts';

const USAGE = `npm run test:chaos -- [options]
  --sessions N    the number of sessions (default 10)
  --seed N        the seed of the first session; each later one has the next number (default 1)
  --backend       only sessions with the backend over PostgreSQL, whose programs are killed too`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      sessions: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      backend: { type: 'boolean', default: false },
    },
  });
  if (!/^[1-9]\d{0,4}$/.test(values.sessions) || !/^\d{1,9}$/.test(values.seed)) throw new Error('Sessions and seed are whole numbers.');
  return { sessions: Number(values.sessions), seed: Number(values.seed), worlds: values.backend ? (['live'] as const) : WORLDS };
}

const options = exitOnError(readOptions, 2, `\n\n${USAGE}`);
// An exit also ends the programs that this one has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const HOST = '127.0.0.1';

/** Serves a build on any free port. */
async function serve(mode: string) {
  const server = await preview({ mode, logLevel: 'error', preview: { host: HOST, port: 4180, strictPort: false } });
  return { address: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''), close: () => server.close() };
}

/** Starts the Auth emulator, which ends with this process. Resolves with its address once it listens. */
async function startEmulator(port: number) {
  const { address } = await startServer(new URL('authEmulator.ts', import.meta.url), ['--port', String(port)]);
  return address;
}

const emulatorPort = await freePort();
/** The build knows one backend and one emulator. Each browser finds its own there, so that any port may be in use. */
const launch = (apiPort: number) => {
  const rules = [
    [portOf(API), apiPort],
    [portOf(EMULATOR), emulatorPort],
  ].map(([from, to]) => `MAP ${HOST}:${from} ${HOST}:${to}`);
  // Nobody looks at the pictures.
  return chromium.launch(browserOptions('--blink-settings=imagesEnabled=false', `--host-resolver-rules=${rules.join(',')}`));
};

const emulator = startEmulator(emulatorPort);
const [sandboxShop, liveShop] = await Promise.all([serve('sandbox'), serve('loopback')]);
const shops = { sandboxShop: sandboxShop.address, liveShop: liveShop.address };
const findings = await runSessions({ shops, emulator, launch, freePort, ...options });
await Promise.all([sandboxShop.close(), liveShop.close()]);
process.exit(findings === 0 ? 0 : 1);
