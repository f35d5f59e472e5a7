import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { accounts } from '../data/accounts.ts';
import { demoSeed, largeSeed } from '../data/seed.ts';
import { FAULT_KINDS, formatFaults } from '../faults/fault.ts';
import { createSandbox } from '../createSandbox.ts';
import { encodeSituation, encodeText, FRAGMENT, situationFile } from './link.ts';
import { findSituation } from './findSituation.ts';
import { emptySituation, eachSituationTable, readSituation, type Situation } from './situation.ts';
import { tables } from '../store/tables.ts';
import * as v from 'valibot';

const id = fc.stringMatching(/^[0-9a-f]{24}$/);
const text = fc.string({ unit: 'grapheme', maxLength: 20 });

/** Rows as the world has them: read by the contract. */
const rowsOf = (schema: v.GenericSchema) =>
  fc
    .record({
      _id: id,
      name: text,
      email: fc.emailAddress(),
      price: fc.nat(),
      quantity: fc.nat(),
      date: text,
      paid: fc.boolean(),
      role: text,
    })
    .map((row) => v.parse(schema, row));

const changes = fc.record(
  Object.fromEntries(
    Object.keys(emptySituation().changes).map((name) => {
      const row =
        name === 'accounts'
          ? fc.record({ _id: id, email: fc.emailAddress(), displayName: text, photoURL: text })
          : rowsOf(tables[name as 'tools'].row);
      return [name, fc.record({ puts: fc.array(row, { maxLength: 3 }), deletes: fc.array(id, { maxLength: 3 }) })];
    }),
  ),
) as unknown as fc.Arbitrary<Situation['changes']>;

const fault = fc.record({
  operation: fc.constantFrom('*' as const, 'createBooking' as const, 'listTools' as const),
  kind: fc.constantFrom(...FAULT_KINDS),
  calls: fc.constantFrom('always' as const, 'once' as const, 3),
});

const draft = fc.record({
  form: fc.constantFrom('booking' as const, 'profile' as const, 'review' as const, 'tool' as const),
  id,
  typed: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text),
});

const situations: fc.Arbitrary<Situation> = fc.record({
  v: fc.constant(1 as const),
  world: fc.constantFrom(demoSeed, largeSeed),
  changes,
  nextId: fc.integer({ min: 1, max: 2 ** 48 - 1 }),
  person: fc.constantFrom(null, ...accounts.map(({ email }) => email)),
  clock: fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
  faults: fc.array(fault, { maxLength: 3 }).map(formatFaults),
  path: fc.constantFrom('/', '/booking/64f0a1c2e4b0000000000001', '/showAllCarProducts?q=wrench&sort=price', '/dashboard'),
  drafts: fc.array(draft, { maxLength: 3 }),
});

test('any situation is the same after it was a link or a file', async () => {
  await fc.assert(
    fc.asyncProperty(situations, async (situation) => {
      expect(await findSituation(FRAGMENT + (await encodeSituation(situation)), 0)).toEqual({ situation, problem: null });
      expect(await findSituation(situationFile(situation), 0)).toEqual({ situation, problem: null });
    }),
    REPEATABLE,
  );
});

test('no text throws, and none is opened without saying what is missing', async () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\w-]{0,80}$/),
    fc.anything().map((value) => JSON.stringify(value) ?? ''),
    fc
      .record({ v: fc.anything(), world: fc.anything(), changes: fc.anything(), faults: fc.anything(), drafts: fc.anything() })
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(anyText, async (typed) => {
      const { situation, problem } = await findSituation(typed, 0);
      if (situation === null) expect(problem).toMatch(/\.$/);
      else expect(readSituation(situation)).toEqual({ situation, problem: null });
    }),
    REPEATABLE,
  );
});

test('any record of another program is read as one that can be linked', () => {
  const fields = Object.fromEntries(Object.keys(emptySituation()).map((name) => [name, fc.anything()]));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record(fields, { requiredKeys: [] })), (value) => {
      const { situation } = readSituation(value);
      expect(readSituation(structuredClone(situation))).toEqual({ situation, problem: null });
    }),
    REPEATABLE,
  );
});

const record = (change: object) => readSituation({ ...emptySituation(), ...change });

test.for<[change: object, problem: string]>([
  [{ v: 7 }, "what version '7' may mean by it"],
  [{ weather: 'rain' }, "its field 'weather'"],
  [{ world: { name: 'lagre', seed: 1 } }, "its world 'lagre'"],
  [{ changes: { orders: {} } }, "its table 'orders'"],
  [{ changes: { tools: { puts: [{}, { _id: '1' }], deletes: 'all' } } }, '1 of its 2 rows of tools and its deleted rows of tools'],
  [{ person: 'nobody@example.com' }, "its person 'nobody@example.com', who has no account"],
  [{ clock: 'noon' }, "its clock 'noon'"],
  [{ nextId: 0 }, "its nextId '0'"],
  [{ clock: 1e20 }, "its clock '100000000000000000000'"],
  [{ faults: 'createBookin:500' }, "its faults ('createBookin:500': 'createBookin' is no call. Did you mean createBooking?)"],
  [{ drafts: [{ form: 'login', id: '', typed: { password: 'secret' } }] }, '1 of its 1 drafts'],
  ...[
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/../../evil',
    '/%2e%2e/evil',
    '/a\tb',
    '/?situation=x',
    '/?tour=x',
    '/?q=1&faults=*:500',
    '/#situation=x',
    'booking',
  ].map((path): [object, string] => [{ path }, `its path '${path}'`]),
])('ignores %j, and says so', ([change, ignored]) => {
  expect(record(change).problem).toBe(`This situation was opened without ${ignored}.`);
});

test('a damaged field does not take the others with it', () => {
  const rest = { person: 'admin@example.com', path: '/dashboard', clock: 5 };
  expect(record({ ...rest, faults: 'x', world: null }).situation).toEqual({ ...emptySituation(), ...rest });
});

test.for(['{}', '[1,2]', '7', JSON.stringify({ name: 'gadget-garage', version: '1.0.0' })])(
  'the JSON %s is no situation, as a text and as a link, and nothing of it is opened',
  async (json) => {
    const problem = 'This is no situation of the sandbox, so nothing of it was opened.';
    expect(await findSituation(FRAGMENT + (await encodeText(json)), 0)).toEqual({ situation: null, problem });
    if (json.startsWith('{')) expect(await findSituation(json, 0)).toEqual({ situation: null, problem });
  },
);

test('what unpacks to more than a situation can have is refused at once', async () => {
  const zeros = new Blob([new Uint8Array(200_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url');
  expect(bomb.length).toBeLessThan(300_000);
  expect((await findSituation(bomb, 0)).situation).toBeNull();
});

test.for<[name: string, problem: RegExp]>([
  ['answer-lst', /^'answer-lst' is no situation\. Did you mean answer-lost\?$/],
  ['toString', /^'toString' is no situation\. Use .*empty-shop, .* or busy-monday\.$/],
])('%s is no situation, and the right ones are named', async ([name, problem]) => {
  const found = await findSituation(name, 0);
  expect(found.situation).toBeNull();
  expect(found.problem).toMatch(problem);
  await expect(createSandbox({ situation: name })).rejects.toThrow(problem);
});

test('every table of a situation is one of the world', () => {
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(Object.keys(eachSituationTable(() => ({ puts: [], deletes: [] })))));
});
