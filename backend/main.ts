// The backend of the shop: npm run backend -- [--demo] [--admin me@example.com] [--phones dist/live/products.json] (docs/backend.md)
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { addAdministrator, replacePhones } from './addRows.ts';
import { readConfiguration } from './configuration.ts';
import type { PostgresStore } from './database/postgresStore.ts';
import { startBackend } from './startBackend.ts';

const log = pino();

async function seed(store: PostgresStore) {
  const { demo, admin, phones } = parseArgs({
    options: { demo: { type: 'boolean', default: false }, admin: { type: 'string' }, phones: { type: 'string' } },
  }).values;
  if (demo) {
    const { seedDemo } = await import('./seedDemo.ts');
    log.info(await seedDemo(store));
  }
  if (phones !== undefined) log.info(`The site sells ${await replacePhones(store, phones)} phones`);
  if (admin !== undefined) await addAdministrator(store, admin);
}

try {
  const backend = await startBackend(readConfiguration(process.env), { log, seed });
  log.info(`The backend listens at ${backend.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void backend.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
