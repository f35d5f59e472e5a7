// The whole live shop on this computer: npm run shop:local (docs/backend.md#the-whole-live-shop-on-this-computer)
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from 'srvx';
import { loadEnv } from 'vite';
import { replacePhones } from '../../backend/addRows.ts';
import { readConfiguration } from '../../backend/configuration.ts';
import type { PostgresStore } from '../../backend/database/postgresStore.ts';
import { seedDemo } from '../../backend/seedDemo.ts';
import { openSite } from '../../backend/site.ts';
import { startBackend } from '../../backend/startBackend.ts';
import { startStripeStandIn, type StripeEvent } from '../../backend/test/stripeStandIn.ts';
import { accounts } from '../../mocks/data/accounts.ts';
import { createAccount } from '../check/authEmulator/createAccount.ts';
import { startServer } from '../check/startServer.ts';

const HOST = '127.0.0.1';
const SITE = 'dist/loopback';

const { values } = parseArgs({
  options: {
    /** Keeps the data, so that it is there again after a restart. */
    folder: { type: 'string', default: 'backend/data/local' },
    /** Removes the data at the end. */
    temporary: { type: 'boolean', default: false },
    port: { type: 'string', default: '4175' },
    /** Of the stand-in for Stripe. */
    'stripe-port': { type: 'string', default: '0' },
    /** Of another build that may call the backend. */
    origin: { type: 'string' },
  },
});

/** The variables of the build name the addresses of the backend and of the Auth emulator. */
const variables = loadEnv('loopback', process.cwd(), 'VITE_');
const { VITE_API_URL: api = '', VITE_FIREBASE_AUTH_EMULATOR: emulator = '', VITE_FIREBASE_PROJECT_ID: project = '' } = variables;
const shop = `http://${HOST}:${values.port}`;
const folder = values.temporary ? await mkdtemp(join(tmpdir(), 'shop-local-')) : resolve(values.folder);

/** The functions that end the parts, in the order of their start. */
const started: (() => Promise<unknown>)[] = [];
let isStopping = false;
async function stop() {
  isStopping = true;
  for (const end of started.splice(0).toReversed()) await end();
}

/** Starts the Auth emulator, which also prints the links of its emails. */
async function startAuthEmulator() {
  const options = ['--port', new URL(emulator).port, '--file', join(folder, 'accounts.json')];
  const { process: program } = await startServer(new URL('../check/authEmulator.ts', import.meta.url), options);
  program.stdout?.pipe(process.stdout);
  const ended = once(program, 'exit');
  started.push(async () => {
    program.kill();
    await ended;
  });
}

/** Serves the build, with the stand-in for Stripe's script in every page: the shop's loader takes a script that is there already. */
async function serveShop(stripe: string) {
  const site = await openSite(SITE);
  const server = serve({
    hostname: HOST,
    port: Number(values.port),
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      // Not compressed, because it is changed here.
      const response = await site(new Request(request.url, { method: request.method }));
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      response.headers.set('Content-Security-Policy', policy.replaceAll(/(?<=script-src|connect-src)(?= )/g, ` ${stripe}`));
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
      const { headers, status } = response;
      headers.delete('Content-Length');
      return new Response((await response.text()).replace('</title>', `</title><script src="${stripe}/stripe.js" async></script>`), {
        headers,
        status,
      });
    },
  });
  await server.ready();
  started.push(() => server.close(true));
}

async function start() {
  await mkdir(folder, { recursive: true });
  if (values.temporary) started.push(() => rm(folder, { recursive: true }));
  await startAuthEmulator();
  for (const { email, password, displayName } of accounts)
    if (password !== undefined) await createAccount({ address: emulator, project }, { email, password, name: displayName });
  const deliver = async ({ body, signature }: StripeEvent) => {
    const response = await fetch(`${api}/webhooks/stripe`, { method: 'POST', body, headers: { 'stripe-signature': signature } });
    if (!response.ok) console.error(`The backend refused an event of Stripe's stand-in: HTTP ${response.status}`);
  };
  const stripe = await startStripeStandIn({
    port: Number(values['stripe-port']),
    file: join(folder, 'stripe.json'),
    onEvent: (event) => void deliver(event).catch(console.error),
  });
  started.push(stripe.close);
  const configuration = readConfiguration({
    PORT: new URL(api).port,
    DATABASE_FOLDER: folder,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    FIREBASE_PROJECT_ID: project,
    FIREBASE_TOKENS: 'emulator',
    ...stripe.settings,
    ORIGINS: [shop, values.origin ?? shop].join(','),
    // Everybody has one address here.
    REQUESTS_PER_MINUTE: '1000000',
  });
  const seed = async (store: PostgresStore) => {
    await seedDemo(store);
    await replacePhones(store, join(SITE, 'products.json'));
  };
  const log = { info: () => {}, error: console.error };
  const backend = await startBackend(configuration, { log, seed });
  started.push(backend.close);
  await serveShop(stripe.address);
}

// More than once: npm passes on what the terminal has sent already.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
try {
  await start();
  if (isStopping) await stop();
  else
    console.log(`The shop: ${shop}
  shopper@example.com / shopper123, admin@example.com / admin123
  Cards: 4242 4242 4242 4242, or 4000 0027 6000 3184 for 3-D Secure, with any date and CVC
  The data is in ${folder}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stop();
}
