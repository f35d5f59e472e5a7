// The backend of the shop: npm run backend -- [--demo] (docs/backend.md)
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfiguration } from './configuration.ts';
import type { PostgresStore } from './database/postgresStore.ts';
import { startBackend } from './startBackend.ts';

const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
const log = pino();

async function seed(store: PostgresStore) {
  const { seedDemo } = await import('./seedDemo.ts');
  log.info(await seedDemo(store));
}

try {
  const backend = await startBackend(readConfiguration(process.env), { log, seed: values.demo ? seed : undefined });
  log.info(`The backend listens at ${backend.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void backend.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
