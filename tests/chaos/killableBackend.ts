import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serve } from 'srvx';
import { type Operation, readPath } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { createFaults, type Faults } from '#mocks/faults/faults.ts';
import { withoutSlashAtEnd } from '#mocks/faults/fault.ts';
import { breakConnection, createApp } from '#mocks/http/app.ts';
import { seededRandom } from '#tests/support/seededRandom.ts';
import { noCards } from '../../backend/cards.ts';
import { startLocalDatabase } from '../../backend/database/localDatabase.ts';
import { createPostgresStore, openPool, type PostgresStore } from '../../backend/database/postgresStore.ts';
import { startStripeStandIn, type StripeEvent, type StripeStandIn } from '../../backend/test/stripeStandIn.ts';
import { readPicture } from '../../scripts/build/pictures/files.ts';
import { usedPictures } from '../../scripts/build/sources.ts';
import { freePort } from '../../scripts/check/listenLocally.ts';
import { type Server, startServer } from '../../scripts/check/startServer.ts';
import { PROJECT } from '../live/addresses.ts';

const MAIN = new URL('../../backend/main.ts', import.meta.url);
const ARGUMENTS = ['--demo', '--phones', 'dist/loopback/products.json'];
/** Milliseconds until a program that cannot start is started again. */
const PAUSE = 200;
const PATIENCE = 300_000;
/** Milliseconds until the latest event, divided by their share. */
const LATEST = 6_000;

/** The programs that can be killed. */
export type Killable = 'server' | 'database';

/** This project's backend and its PostgreSQL, which may be killed, behind an address where calls can fail. */
interface KillableBackend {
  stripe: StripeStandIn;
  faults: Faults;
  /** Kills a program with SIGKILL after some milliseconds. It is started again at once, as a supervisor does. */
  kill: (what: Killable, after: number) => void;
  /** Resolves when both programs run again after everything that was killed. */
  settle: () => Promise<void>;
  /** Delivers the events that were not accepted yet, then reads the database. */
  read: <Result>(select: (store: PostgresStore) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

interface BackendOptions {
  /** Where the shop's pages find it. Stripe's stand-in answers below `/v1`. */
  port: number;
  /** Decides how late the events come. */
  seed: number;
}

const PASSED_HEADERS = ['authorization', 'content-type', 'if-match', 'idempotency-key'];

/** Sends a request on to a server. Breaks the connection if the server does, as a proxy does before it has an answer. */
async function forward(server: string, { method, url, headers }: Request, body: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  const passed = PASSED_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ''] as [string, string]] : []));
  try {
    const response = await fetch(server + pathname + search, { method, headers: passed, ...(body === '' ? {} : { body }) });
    const text = await response.text();
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
  } catch {
    return Response.error();
  }
}

const names = Object.keys(operations) as OperationName[];
/** The documented call that a request makes. */
const operationOf = ({ method, url }: Request): OperationName | undefined =>
  names.find((name) => {
    const operation: Operation = operations[name];
    return operation.method === method && readPath(withoutSlashAtEnd(operation.path), withoutSlashAtEnd(new URL(url).pathname)) !== null;
  });

/** Tries again until it succeeds, however slow the machine is. */
async function insist<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(PAUSE);
    }
  }
}

/** Keeps a program running until `isOver`. Calls `onChange` with it whenever it runs, and with null when it has ended. */
async function supervise(start: () => Promise<Server>, onChange: (server: Server | null) => void, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    // It cannot start while the database is gone.
    const server = await start().catch(() => null);
    onChange(server);
    if (server === null) await setTimeout(PAUSE);
    else if (server.process.exitCode === null && server.process.signalCode === null) await once(server.process, 'exit');
    onChange(null);
  }
}

/** Starts everything, with the demo's rows. Resolves when it answers. */
export async function startKillableBackend({ port, seed }: BackendOptions): Promise<KillableBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-chaos-'));
  const databasePort = await freePort();
  let database = await startLocalDatabase(folder, databasePort);
  let server: Server | null = null;
  let isClosed = false;
  const killPostgres = () => {
    const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };
  /** Leaves nothing behind when somebody ends the sessions. */
  const abort = () => {
    server?.process.kill('SIGKILL');
    try {
      killPostgres();
    } catch {
      // It was killed already.
    }
    rmSync(folder, { recursive: true, maxRetries: 10 });
  };
  process.once('exit', abort);
  const send = (path: string, init?: RequestInit) => fetch(`${server?.address ?? 'http://127.0.0.1:1'}${path}`, init).catch(() => null);

  // Stripe delivers events late, twice and in any order, and again until they are accepted.
  const random = seededRandom(seed);
  const undelivered = new Set<StripeEvent>();
  async function deliver(event: StripeEvent): Promise<void> {
    const headers = { 'stripe-signature': stripe.sign(event.body) };
    const response = await send('/webhooks/stripe', { method: 'POST', body: event.body, headers });
    await response?.text();
    if (response?.ok === true) undelivered.delete(event);
  }
  const stripe = await startStripeStandIn({
    onEvent: (event) => {
      undelivered.add(event);
      // Some come twice, and some not before the end.
      for (const late of [random(), random()]) if (late < 0.6) void setTimeout(late * LATEST).then(() => deliver(event));
    },
  });

  const environment = {
    PORT: '0',
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'the secret of all sessions of chaos',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_TOKENS: 'emulator',
    ...stripe.settings,
    REQUESTS_PER_MINUTE: '1000000',
  };
  const supervising = supervise(
    () => startServer(MAIN, ARGUMENTS, environment),
    (running) => {
      server = running;
      if (isClosed) running?.process.kill('SIGKILL');
    },
    () => isClosed,
  );
  async function killDatabase(): Promise<void> {
    killPostgres();
    // Its processes end one after the other, and until then it refuses to start.
    database = await insist(() => startLocalDatabase(folder, databasePort));
  }
  /** The last kill of the database: one at a time. */
  let killing = Promise.resolve();
  const kills: Promise<void>[] = [];
  async function settle(): Promise<void> {
    await Promise.all(kills);
    await killing;
    await insist(async () => {
      if ((await send('/ready'))?.ok !== true) throw new Error('The backend does not come back');
    });
  }
  await settle();

  const faults = createFaults();
  const address = `http://127.0.0.1:${port}`;
  const pictures = { names: usedPictures('.'), read: (name: string) => readPicture('.', name) };
  const endpoint = {
    matches: () => true,
    respond: async (request: Request) => {
      const body = request.method === 'GET' ? '' : await request.text();
      const name = operationOf(request);
      const carryOut = () => forward(server?.address ?? '', request, body);
      return name === undefined ? carryOut() : faults.respond(name, { request, page: `${address}/`, carryOut });
    },
  };
  const app = createApp({ endpoints: [endpoint], address, pictures, origins: [], faults });
  const gate = serve({
    fetch: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/v1/')) return app.fetch(request);
      const response = await forward(stripe.address, request, await request.text());
      return response.type === 'error' ? breakConnection(request) : response;
    },
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
  });
  await gate.ready();

  return {
    stripe,
    faults,
    kill: (what, after) => {
      const kill = setTimeout(after).then(() => {
        if (what === 'server') server?.process.kill('SIGKILL');
        else killing = killing.then(killDatabase);
      });
      kills.push(kill);
    },
    settle,
    read: async (select) => {
      await settle();
      for (const event of undelivered) await deliver(event);
      if (undelivered.size > 0) throw new Error(`The backend refuses ${undelivered.size} of Stripe's events`);
      const pool = openPool(database.url);
      const result = await select(createPostgresStore({ pool, cards: noCards }));
      await pool.end();
      return result;
    },
    close: async () => {
      isClosed = true;
      await gate.close(true);
      await Promise.allSettled([...kills, killing]);
      server?.process.kill('SIGKILL');
      await supervising;
      await database.stop();
      await stripe.close();
      process.off('exit', abort);
      rmSync(folder, { recursive: true });
    },
  };
}
