import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startLocalDatabase } from '../database/localDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the tests, where each opens a database of its own. */
    databaseUrl: string;
  }
}

/** Starts one PostgreSQL for all tests of the backend. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-database-'));
  const { url, stop } = await startLocalDatabase(folder);
  // A test counts how often a transaction is repeated. While autovacuum runs, which is at any time, one may fail and be repeated.
  const client = new Client(url);
  await client.connect();
  await client.query('ALTER SYSTEM SET autovacuum = off');
  // Nothing of it is kept, and a slow disk would sync longer than its end may take.
  await client.query('ALTER SYSTEM SET fsync = off');
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  project.provide('databaseUrl', url);
  return async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
}
