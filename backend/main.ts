// The backend of the shop: npm run backend -- [--demo] [--admin me@example.com] [--phones dist/live/products.json] (docs/backend.md)
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { addAdministrator, replacePhones } from './addRows.ts';
import { readConfiguration } from './configuration.ts';
import type { PostgresStore } from './database/postgresStore.ts';
import { startBackend } from './startBackend.ts';

const log = pino();

const { demo, admin, phones } = parseArgs({
  options: { demo: { type: 'boolean', default: false }, admin: { type: 'string' }, phones: { type: 'string' } },
}).values;

async function seed(store: PostgresStore) {
  if (demo) {
    const { seedDemo } = await import('./seedDemo.ts');
    log.info(await seedDemo(store));
  }
  if (phones !== undefined) log.info(`The site sells ${await replacePhones(store, phones)} phones`);
  if (admin !== undefined) await addAdministrator(store, admin);
}

try {
  const configuration = readConfiguration(process.env, demo);
  const backend = await startBackend(configuration, { log, seed });
  if (configuration.FIREBASE_TOKENS === 'emulator') log.warn('Accepts unsigned tokens: whoever reaches it can be anybody');
  log.info(`The backend listens at ${backend.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void backend.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
