import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';

const folder = new URL('migrations/', import.meta.url);

/**
 * Applies the numbered files of `migrations/` that the database has not seen, each in one transaction. Several processes may start at once:
 * whoever comes second waits, and finds it done.
 */
export async function migrate(url: string): Promise<void> {
  // A connection of its own, without the time limit of the others.
  const client = new Client(url);
  await client.connect();
  try {
    await client.query('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)').catch(ignoreRace);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    for (const name of names) await applyOnce(client, name);
  } finally {
    await client.end();
  }
}

/** Two processes may create the table at the same moment, which PostgreSQL reports as a duplicate although it says IF NOT EXISTS. */
function ignoreRace(error: Error & { code?: string }): void {
  if (error.code !== '23505' && error.code !== '42P07') throw error;
}

async function applyOnce(client: Client, name: string): Promise<void> {
  try {
    await client.query('BEGIN');
    // The key row is the lock: a second process waits here until the first has ended.
    const { rowCount } = await client.query('INSERT INTO migrations VALUES ($1, now()) ON CONFLICT DO NOTHING', [name]);
    if (rowCount === 1) await client.query(await readFile(new URL(name, folder), 'utf8'));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
