import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { fillPath, type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { toHar } from '../calls/copies.ts';
import { createSandbox } from '../createSandbox.ts';
import { demoRows } from '../data/seed.ts';
import { redact } from '../redact.ts';
import { findSituation } from './findSituation.ts';
import { shortenArchive } from './har.ts';

const API = 'https://shop.example/backend/v2';

interface Answer {
  call: OperationName;
  input?: Record<string, string>;
  body: unknown;
  entry?: { method?: string; status?: number; content?: object };
}

/** An archive as browsers write it, with secrets. */
const archive = (...answers: Answer[]): string =>
  JSON.stringify({
    log: {
      version: '1.2',
      entries: answers.map(({ call, input = {}, body, entry = {} }) => ({
        request: {
          method: entry.method ?? 'GET',
          url: `${API}${fillPath(operations[call], input)}`,
          headers: [{ name: 'authorization', value: 'Bearer hunter22' }],
          cookies: [{ name: 'session', value: 'hunter22' }],
        },
        response: { status: entry.status ?? 200, content: entry.content ?? { mimeType: 'application/json', text: JSON.stringify(body) } },
      })),
    },
  });

/** Opens an archive. Its shortened text must open the same situation, and no secret may be left. */
async function open(...answers: Answer[]) {
  const text = archive(...answers);
  const found = await findSituation(text, 0);
  expect(await findSituation(shortenArchive(text), 0)).toEqual(found);
  expect(JSON.stringify(found)).not.toContain('hunter22');
  return found;
}

/** The rows of the world that an archive opens. */
async function rowsOf(...answers: Answer[]) {
  const { situation, problem } = await open(...answers);
  expect(problem).toBeNull();
  const { world } = await createSandbox({ situation: situation ?? '' });
  return world.read((view) => ({
    tools: view.all('tools'),
    reviews: view.all('reviews'),
    bookings: view.all('bookings'),
    users: view.all('users'),
  }));
}

const id = (number: number) => number.toString(16).padStart(24, 'a');
const seed = demoRows();
const [wrench, ...otherTools] = seed.tools;
if (wrench === undefined) throw new Error('The demo has no tool');

test('a list replaces its table as the contract reads it, and leaves the others', async () => {
  const rows = await rowsOf({
    call: 'listTools',
    body: [{ _id: id(1), name: 'Jack', price: '$1,200.50', quantity: '3', password: 'hunter22' }],
  });
  expect(rows.tools).toMatchObject([{ _id: id(1), name: 'Jack', price: 1200.5, quantity: 3, minOrderQuantity: 1 }]);
  expect(rows.reviews).toEqual(seed.reviews);
});

test('the last answer for a row wins, and null takes it away', async () => {
  const one = (body: unknown): Answer => ({ call: 'getTool', input: { id: wrench._id }, body });
  expect((await rowsOf(one({ ...wrench, quantity: 1 }), one({ ...wrench, quantity: 2 }))).tools).toEqual([
    { ...wrench, quantity: 2 },
    ...otherTools,
  ]);
  expect((await rowsOf(one({ ...wrench, quantity: 1 }), { call: 'listTools', body: [wrench] })).tools).toEqual([wrench]);
  expect((await rowsOf(one(wrench), one(null))).tools).toEqual(otherTools);
});

test('the orders of a shopper replace only theirs', async () => {
  const [first] = seed.bookings;
  const email = first?.email ?? '';
  const rows = await rowsOf({ call: 'listOwnBookings', input: { email }, body: [] });
  expect(rows.bookings).toEqual(seed.bookings.filter((row) => row.email !== email));
});

test('the people of the sandbox can still sign in beside the users of the backend', async () => {
  const ada = { _id: id(2), email: 'ada@example.com', name: 'Ada', role: 'admin' };
  const sam = { _id: id(3), email: 'Shopper@example.com', name: 'Sam of the backend' };
  const { users } = await rowsOf({ call: 'listUsers', body: [ada, sam] });
  expect(users.map(({ name }) => name)).toEqual([
    ...seed.users.map(({ name }) => name).filter((name) => name !== 'Sam Carter'),
    ada.name,
    sam.name,
  ]);
});

test('reads base64, and ignores writes, failures, other calls and pages', async () => {
  const reviews = [{ _id: id(4), name: 'Zoë' }];
  const text = Buffer.from(JSON.stringify(reviews)).toString('base64');
  const { situation, problem } = await open(
    { call: 'listReviews', body: null, entry: { content: { mimeType: 'application/json', encoding: 'base64', text } } },
    { call: 'listTools', body: [], entry: { status: 500 } },
    { call: 'listPhones', body: [], entry: { method: 'OPTIONS' } },
    { call: 'listUsers', body: null, entry: { content: { mimeType: 'text/html', text: '<!doctype html>' } } },
    { call: 'checkAdmin', input: { email: '%' }, body: { admin: true } },
  );
  expect(problem).toBeNull();
  expect(situation?.changes.reviews.puts).toMatchObject(reviews);
  expect(situation?.changes.tools).toEqual({ puts: [], deletes: [] });
});

test('counts what cannot be used', async () => {
  const list: Answer = { call: 'listTools', body: [{ _id: id(1) }, { name: 'Without an id' }, 7] };
  const { problem } = await open(list, list, { call: 'listReviews', body: null, entry: { content: { mimeType: 'application/json' } } });
  expect(problem).toBe('This situation was opened without 2 of its 3 rows of tools and 1 of its 1 rows of reviews.');
});

test('an archive without a row opens nothing, and says so', async () => {
  const nothing = { situation: null, problem: 'This HTTP archive has no answer with rows of the shop, so nothing of it was opened.' };
  expect(await open()).toEqual(nothing);
  expect(await open({ call: 'listTools', body: 'no' }, { call: 'login', body: { accessToken: 'hunter22' } })).toEqual(nothing);
  expect(await findSituation('{"log":7}', 0)).toEqual(nothing);
  expect(shortenArchive('{"log":')).toBe('');
});

test('no archive throws', async () => {
  const content = fc.record({ mimeType: fc.anything(), text: fc.anything(), encoding: fc.constantFrom('base64', undefined) });
  const url = fc.oneof(fc.webUrl(), fc.constantFrom(`${API}/carBooking/%`, `${API}/carTools`, `${API}/user?email=x`));
  const entry = fc.record({
    request: fc.record({ method: fc.constant('GET'), url }),
    response: fc.record({ status: fc.constant(200), content }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(entry, fc.anything())), async (entries) => {
      const { problem, situation } = await findSituation(JSON.stringify({ log: { entries } }), 0);
      expect(situation === null).toBe(problem?.startsWith('This HTTP archive') ?? false);
    }),
    REPEATABLE,
  );
});

test('the calls of a world that are copied as an archive give the same rows', async () => {
  // The copy hides what looks like a secret.
  const name = fc.string().filter((text) => redact(text) === text);
  const row = fc.record({ _id: fc.nat().map(id), name, email: fc.emailAddress(), price: fc.nat(), quantity: fc.nat() });
  const rows = fc.uniqueArray(row, { maxLength: 4, selector: ({ _id }) => _id });
  await fc.assert(
    fc.asyncProperty(rows, rows, async (tools, bookings) => {
      const { situation } = await open({ call: 'listTools', body: tools }, { call: 'listBookings', body: bookings });
      const sandbox = await createSandbox({ situation: situation ?? '', siteBase: API });
      const { accessToken } = await (
        await sandbox.fetch(`${sandbox.apiBase}/login`, { method: 'POST', body: JSON.stringify({ email: 'admin@example.com' }) })
      ).json();
      for (const name of ['listTools', 'listBookings', 'listReviews'] as const) {
        const { path }: Operation = operations[name];
        await sandbox.fetch(`${sandbox.apiBase}${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
      }
      await expect.poll(() => sandbox.calls.list().every(({ answer }) => answer?.body !== undefined)).toBe(true);
      const again = await findSituation(toHar(sandbox.calls.list()), 0);
      expect(again.problem).toBeNull();
      const world = (found: typeof again) =>
        createSandbox({ situation: found.situation ?? '' }).then((opened) =>
          opened.world.read((view) => [view.all('tools'), view.all('bookings'), view.all('reviews')]),
        );
      expect(await world(again)).toEqual(await world({ situation, problem: null } as typeof again));
    }),
    { ...REPEATABLE, numRuns: 20 },
  );
});
