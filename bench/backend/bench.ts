// Compares the backend with a bare program over the same PostgreSQL: npm run bench:backend [-- --seconds N] (docs/backend.md#how-fast-it-is)
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { noCards } from '../../backend/cards.ts';
import { startLocalDatabase } from '../../backend/database/localDatabase.ts';
import { createPostgresStore, openPool } from '../../backend/database/postgresStore.ts';
import { createAccessTokens } from '../../backend/tokens.ts';
import { startServer } from '../../scripts/check/startServer.ts';
import { growLarge } from '../../mocks/data/large/growLarge.ts';
import { demoRows } from '../../mocks/data/seed.ts';
import { ratio, summarize } from '../report.ts';
import { type Buyer, CONNECTIONS, listTools, type Load, type Measured, takeAndBook, takeThenBook } from './loads.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '10' } } });
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
assert.ok(seconds >= 1 && rounds >= 1, '--seconds and --rounds are numbers from 1 up');

/** Until both programs are compiled, in seconds. After ten, the backend still became faster for ten more. */
const WARM_UP = 20;

const SECRET = 'a secret of 32 characters or more';
const folder = await mkdtemp(join(tmpdir(), 'bench-backend-'));
const database = await startLocalDatabase(folder);
const settings = {
  PORT: '0',
  DATABASE_URL: database.url,
  TOKEN_SECRET: SECRET,
  FIREBASE_PROJECT_ID: 'demo-gadget-garage',
  REQUESTS_PER_MINUTE: '1000000000',
};
const backend = await startServer(new URL('../../backend/main.ts', import.meta.url), ['--demo'], settings);
const bare = await startServer(new URL('bare.ts', import.meta.url), [], { DATABASE_URL: database.url });
const pool = openPool(database.url);
const store = createPostgresStore({ pool, cards: noCards });
const { issue } = createAccessTokens(SECRET);
const buyers: Buyer[] = await Promise.all(
  Array.from({ length: CONNECTIONS }, async (_, index) => {
    const email = `buyer${index}@example.com`;
    return { email, token: await issue(email), toolIndex: index };
  }),
);
const bareBuyers = buyers.map((buyer) => ({ ...buyer, toolIndex: CONNECTIONS + buyer.toolIndex }));

/** Both must answer the same rows, and the backend's answers must not be sent twice. */
async function checkLists() {
  const [own, baseline] = await Promise.all([backend, bare].map(async ({ address }) => (await fetch(`${address}/carTools`)).json()));
  assert.deepEqual(own, baseline);
  for (const encoding of ['gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const first = await fetch(`${backend.address}/carTools`, { headers });
    await first.arrayBuffer();
    assert.equal(first.headers.get('content-encoding'), encoding === 'gzip' ? 'gzip' : null);
    const again = await fetch(`${backend.address}/carTools`, { headers: { ...headers, 'if-none-match': first.headers.get('etag') ?? '' } });
    assert.deepEqual([again.status, await again.text()], [304, '']);
  }
}

const columns = (name: string, ...cells: string[]) =>
  process.stdout.write(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);

let hasMissed = false;

/**
 * Loads both by turns, and prints a row. The turns are short, because a computer changes its speed within seconds, and V8 shrinks the heap of a
 * program that has rested for about ten, which then is slow for half a minute.
 * `goal`: the least ratio of the throughputs; undefined if it is only told. `turn`: in seconds.
 */
async function compare(
  name: string,
  { goal, load, loadBare = load, turn = seconds }: { goal?: number; load: Load; loadBare?: Load; turn?: number },
) {
  const [own, baseline]: [Measured[], Measured[]] = [[], []];
  for (let round = -Math.ceil(WARM_UP / turn); round < rounds; round += 1) {
    const measured = await load(backend.address, turn);
    const bareMeasured = await loadBare(bare.address, turn);
    // The first rounds warm up.
    if (round < 0) continue;
    own.push(measured);
    baseline.push(bareMeasured);
  }
  const [speed, bareSpeed] = [own, baseline].map((all) => summarize(all.map(({ perSecond }) => perSecond)));
  const [late, bareLate] = [own, baseline].map((all) => summarize(all.map(({ p99 }) => p99)));
  const [share, lateShare] = [ratio(speed ?? null, bareSpeed ?? null) ?? 0, ratio(late ?? null, bareLate ?? null) ?? 0];
  const isMissed = goal !== undefined && share < goal;
  hasMissed ||= isMissed;
  columns(
    name,
    ...[speed, bareSpeed].map((summary) => summary?.median.toFixed(0) ?? ''),
    share.toFixed(2),
    goal === undefined ? '' : `${isMissed ? 'MISSED' : '>='} ${goal}`,
    ...[late, bareLate].map((summary) => summary?.median.toFixed(0) ?? ''),
    lateShare.toFixed(2),
  );
}

try {
  process.stdout.write(
    `${rounds} rounds of ${seconds} s with ${CONNECTIONS} connections: the medians, of the backend and of a bare program.\n\n`,
  );
  columns('', 'a second', 'bare', 'ratio', 'goal', 'p99 in ms', 'bare', 'ratio');
  // Nobody runs out.
  await store.query('UPDATE tools SET quantity = 1000000000');
  await checkLists();
  await compare('33 tools', { goal: 0.7, load: listTools('identity') });
  await compare('33 tools, compressed', { goal: 0.7, load: listTools('gzip') });
  await compare('Bookings', { goal: 0.5, load: takeThenBook(buyers), loadBare: takeThenBook(bareBuyers) });
  await compare('Bookings, by one call of the bare', { load: takeThenBook(buyers), loadBare: takeAndBook(bareBuyers) });
  // Some of these have no readable price or stock, which this database refuses.
  for (const tool of growLarge(demoRows(), 1).tools.slice(33))
    await store.write(async (transaction) => transaction.put('tools', { ...tool, price: tool.price || 1, quantity: tool.quantity ?? 0 }));
  await checkLists();
  // Each takes about a second.
  const turn = 3 * seconds;
  await compare('10,000 tools', { goal: 0.7, load: listTools('identity'), turn });
  await compare('10,000 tools, compressed', { goal: 0.7, load: listTools('gzip'), turn });
} finally {
  await pool.end();
  for (const { process: server } of [backend, bare]) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await database.stop();
  await rm(folder, { recursive: true });
}
process.exitCode = hasMissed ? 1 : 0;
