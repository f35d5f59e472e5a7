import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  project.provide('databaseUrl', url);
  return async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
}
