import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Operation, parameterNames } from '#contract/operation.ts';
import { type OperationName, type Operations, operations } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { memoryStore } from '#mocks/store/memoryStore.ts';
import { createQueue } from '#mocks/store/queue.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import { etagOf } from '#server/etag.ts';
import { HttpError } from '#server/response.ts';
import { resolvers } from '#server/resolvers.ts';
import { demoRows } from '#mocks/data/seed.ts';
import { tableNames } from '#mocks/store/tables.ts';
import { createWorld, type World } from '#mocks/store/world.ts';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { admin, shopper, stranger } from './sandbox.ts';

const seed = demoRows();
const people = [shopper, 'kwame.adeyemi@example.com', stranger, admin];
const toolIds = seed.tools.slice(0, 3).map(({ _id }) => _id);
const bookingIds = seed.bookings.map(({ _id }) => _id);
/** Ids of every table. Tools and bookings have calls by id, so theirs are the most frequent. */
const ids = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...toolIds, ...bookingIds, 'unknown', '65f0a1c2e4b0000000000001', '65f0a1c3e4b0000000000002') },
  fc.constantFrom(...tableNames.flatMap((name) => seed[name].slice(0, 3).map(({ _id }) => _id))),
);

/** One call: an operation, the caller's email, and an input whose body may be invalid. */
interface Call {
  name: OperationName;
  email: string;
  input: Record<string, unknown>;
  /** @default null */
  ifMatch?: string | null;
}

const anything = fc.anything({ maxDepth: 2 });
/** The fields of all bodies. */
const bodyFields = new Set(
  Object.values<Operation>(operations).flatMap(({ body }) => Object.keys((body as { entries?: object } | undefined)?.entries ?? {})),
);
/** The names of all parameters in paths and queries. */
const parameters = Object.values<Operation>(operations).flatMap(parameterNames);
const loose = fc.record(
  Object.fromEntries(
    [...bodyFields, 'role', 'paid', '_id', '__proto__'].map((key) => [
      key,
      fc.oneof(anything, fc.string(), fc.nat({ max: 500 }), fc.constantFrom(...people, ...toolIds, ...bookingIds, '2030-01-31', -1, 0.5)),
    ]),
  ),
  { requiredKeys: [] },
);

const call: fc.Arbitrary<Call> = fc.record({
  name: fc.constantFrom(...(Object.keys(operations) as OperationName[])),
  email: fc.constantFrom(...people),
  input: fc.record({
    // Parameters that only a new operation has, as any text.
    ...Object.fromEntries(parameters.map((name) => [name, fc.string()])),
    id: ids,
    email: fc.constantFrom(...people),
    body: fc.oneof({ weight: 5, arbitrary: loose }, anything),
  }),
});
const calls = fc.array(call, { maxLength: 40 });

/** Makes a call. Resolves with its response, the status of its error, or null if the body does not fit the contract. */
async function apply(
  world: World,
  { name, email, input, ifMatch = null }: Call,
): Promise<{ answer: unknown } | { refused: number } | null> {
  const operation: Operations[OperationName] = operations[name];
  const body = 'body' in operation ? v.safeParse(operation.body, input['body']) : null;
  if (body?.success === false) return null;
  const caller = { email, isAdmin: async () => email === admin };
  const login = { provenEmail: null, issueToken };
  const resolve = resolvers[name] as unknown as (context: object, input: object) => Promise<unknown>;
  try {
    return {
      answer: await world.write((transaction) => resolve({ transaction, caller, ifMatch, login }, { ...input, body: body?.output })),
    };
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.status };
    throw error;
  }
}

const freshWorld = () => createWorld({ store: memoryStore(), lock: createQueue() });
const everything = (world: World) => world.read((view) => JSON.stringify(tableNames.map((name) => view.all(name))));

/** Checks `holds` after any sequence of calls, by any user, with any body. */
const always = (checkInvariant: (world: World, sequence: Call[]) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(calls, async (sequence) => {
      const world = await freshWorld();
      for (const one of sequence) await apply(world, one);
      await checkInvariant(world, sequence);
    }),
    REPEATABLE,
  );

test('stock is always a whole number of at least 0', () =>
  always(async (world) => {
    const tools = await world.read((view) => view.all('tools'));
    expect(tools.every(({ quantity }) => Number.isSafeInteger(quantity) && Number(quantity) >= 0)).toBe(true);
  }));

test('every id is unique and has 24 hexadecimal digits', () =>
  always(async (world) => {
    for (const name of tableNames) {
      const rows = await world.read((view) => view.all(name));
      expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
      expect(rows.every(({ _id }) => /^[0-9a-f]{24}$/.test(_id))).toBe(true);
    }
  }));

test('only makeAdmin makes a user an administrator', () =>
  fc.assert(
    fc.asyncProperty(calls, async (sequence) => {
      const world = await freshWorld();
      for (const one of sequence) if (one.name !== 'makeAdmin') await apply(world, one);
      const users = await world.read((view) => view.all('users'));
      expect(users.filter(({ role }) => role !== '').map(({ email }) => email)).toEqual([admin]);
    }),
    REPEATABLE,
  ));

/** Returns true for a row or a value that names another owner. A value without an email belongs to nobody. */
const isOtherUsers = (email: string) => (row: unknown) => {
  const owner = typeof row === 'object' && row !== null && 'email' in row ? row.email : null;
  return typeof owner === 'string' && !sameEmail(owner, email);
};

test('shoppers neither see nor change the rows of others', () =>
  fc.assert(
    fc.asyncProperty(calls, fc.constantFrom(shopper, stranger), async (sequence, email) => {
      const world = await freshWorld();
      const others = () =>
        world.read((view) => JSON.stringify(tableNames.map((name) => (view.all(name) as readonly object[]).filter(isOtherUsers(email)))));
      const before = await others();
      // The handlers refuse an administrator's calls, before their resolvers.
      for (const one of sequence.filter(({ name }) => operations[name].access !== 'admin')) {
        const result = await apply(world, { ...one, email });
        if (operations[one.name].access === 'own' && result !== null && 'answer' in result)
          expect([result.answer].flat().filter(isOtherUsers(email))).toEqual([]);
      }
      expect(await others()).toBe(before);
    }),
    REPEATABLE,
  ));

/** The next action of a user. A user with something under way continues it instead. */
interface Turn {
  email: string;
  kind: 'restock' | 'book' | 'bookForAnother';
  toolId: string;
  amount: number;
}

/** Work of a user: the stock that it still has to write, or the booking that it has taken the stock for. */
type Work = Turn & { step: 'write' | 'book' | 'return'; read?: { quantity: number; ifMatch: string } };

const turn: fc.Arbitrary<Turn> = fc.record({
  email: fc.constantFrom(...people),
  kind: fc.constantFrom('restock', 'book', 'book', 'bookForAnother'),
  toolId: fc.constantFrom(...toolIds),
  amount: fc.integer({ min: 1, max: 20 }),
});

test('with If-Match, the stock is the seed + restocked - booked, however the requests of all users are interleaved', () =>
  fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 60 }), async (turns) => {
      const world = await freshWorld();
      const ledger = new Map(seed.tools.map(({ _id, quantity }) => [_id, quantity ?? 0]));
      const works = new Map<string, Work>();
      const send = (name: OperationName, { email, toolId }: Turn, { body, ifMatch = null }: { body?: unknown; ifMatch?: string | null }) =>
        apply(world, { name, email, ifMatch, input: { id: toolId, body } });

      /** Sends one request of the work. Returns what is left of it. */
      async function advance(work: Work): Promise<Work | null> {
        const { step, kind, toolId, amount, email, read } = work;
        if (step === 'book') {
          const owner = kind === 'book' ? email : 'somebody.else@example.com';
          const booked = await send('createBooking', work, { body: { ...seed.bookings[0], email: owner, quantity: amount } });
          if (booked === null || 'refused' in booked) return { ...work, step: 'return' };
          ledger.set(toolId, (ledger.get(toolId) ?? 0) - amount);
          return null;
        }
        if (read === undefined) {
          const found = (await send('getTool', work, {})) as { answer: { quantity: number } };
          return { ...work, read: { quantity: found.answer.quantity, ifMatch: etagOf(found.answer) } };
        }
        const isTaken = step !== 'return' && kind !== 'restock';
        const quantity = read.quantity + (isTaken ? -amount : amount);
        if (quantity < 0) return null;
        const written = await send('updateTool', work, { body: { quantity }, ifMatch: read.ifMatch });
        // Somebody else was faster, so read it again.
        if (written === null || 'refused' in written) return { ...turnOf(work), step };
        if (kind === 'restock') ledger.set(toolId, (ledger.get(toolId) ?? 0) + amount);
        return isTaken ? { ...turnOf(work), step: 'book' } : null;
      }
      const turnOf = ({ email, kind, toolId, amount }: Work): Turn => ({ email, kind, toolId, amount });
      const take = async (work: Work) => {
        const left = await advance(work);
        if (left === null) works.delete(work.email);
        else works.set(work.email, left);
      };
      for (const next of turns) await take(works.get(next.email) ?? { ...next, step: 'write' });
      while (works.size > 0) for (const work of works.values()) await take(work);
      const stocks = await world.read((view) => view.all('tools').map(({ _id, quantity }) => [_id, quantity]));
      expect(stocks).toEqual([...ledger]);
    }),
    REPEATABLE,
  ));

test('getTool returns the stock that updateTool has set', () =>
  fc.assert(
    fc.asyncProperty(calls, fc.constantFrom(...toolIds), fc.nat(), async (sequence, id, quantity) => {
      const world = await freshWorld();
      for (const one of sequence) await apply(world, one);
      const written = await apply(world, { name: 'updateTool', email: shopper, input: { id, body: { quantity } } });
      const read = await apply(world, { name: 'getTool', email: shopper, input: { id } });
      if (written !== null && 'answer' in written) expect(read).toMatchObject({ answer: { quantity } });
      else expect(read).toEqual({ refused: 404 });
    }),
    REPEATABLE,
  ));

test('the same calls produce the same world, byte for byte', () =>
  always(async (world, sequence) => {
    const other = await freshWorld();
    for (const one of sequence) await apply(other, one);
    expect((await everything(other)) === (await everything(world))).toBe(true);
  }));

test('a reset restores the seed', () =>
  always(async (world) => {
    await world.reset();
    expect((await everything(world)) === (await everything(await freshWorld()))).toBe(true);
  }));

test('two tabs and one opened later show the same data, whichever tab made each call', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(call, fc.boolean()), { maxLength: 40 }), async (sequence) => {
      const shared = { store: memoryStore(), lock: createQueue() };
      const [one, two] = [await createWorld(shared), await createWorld(shared)];
      for (const [call, first] of sequence) await apply(first ? one : two, call);
      const shown = await everything(one);
      expect((await everything(two)) === shown).toBe(true);
      expect((await everything(await createWorld(shared))) === shown).toBe(true);
    }),
    REPEATABLE,
  ));

test('a deleted booking stays deleted, and its id is not used again', () =>
  fc.assert(
    fc.asyncProperty(calls, async (sequence) => {
      const world = await freshWorld();
      const removed = new Set<unknown>();
      for (const one of sequence) {
        const result = await apply(world, one);
        if (result === null || 'refused' in result) continue;
        if (one.name === 'deleteBooking') removed.add(one.input['id']);
        if (one.name === 'createBooking') expect(removed).not.toContain((result.answer as { insertedId: string }).insertedId);
      }
      const left = await world.read((view) => view.all('bookings').map(({ _id }) => _id));
      expect(left.filter((id) => removed.has(id))).toEqual([]);
    }),
    REPEATABLE,
  ));
