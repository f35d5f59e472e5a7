import * as v from 'valibot';
import { normalizeEmail } from '#contract/sameEmail.ts';
import { DRAFT_FORMS } from '#app/services/platform/draftKey.ts';
import { accounts } from '../data/accounts.ts';
import { demoSeed, firstNewId, SeedRecord } from '../data/seed.ts';
import { CHOICES } from '../data/worldChoice.ts';
import { FaultSyntaxError, parseFaults } from '../faults/fault.ts';
import { Account } from '../identity/account.ts';
import { storedTable, type StoredTable } from '../store/snapshot.ts';
import { tables } from '../store/tables.ts';

/**
 * The tables of a situation. `accounts` comes without salt and digest: a person who signed up can be its person, but nobody can sign in with
 * their password, nor try to guess it. `intents` has client secrets, and `answers` has bodies with them, so both stay in their browser. A paid
 * booking has its transaction id.
 */
const rows = {
  tools: tables.tools.row,
  cameraProducts: tables.cameraProducts.row,
  phones: tables.phones.row,
  reviews: tables.reviews.row,
  bookings: tables.bookings.row,
  users: tables.users.row,
  accounts: v.omit(Account, ['salt', 'digest']),
};

export type SituationTable = keyof typeof rows;
export const situationTables = Object.keys(rows) as SituationTable[];
type SituationRow = { [Name in SituationTable]: v.InferOutput<(typeof rows)[Name]> };

/** The rows that differ from those of the seed, and the ids of the seed's rows that are gone. */
export type SituationChanges = { [Name in SituationTable]: StoredTable<SituationRow[Name]> };

/** Creates changes from those of each table. */
export const eachSituationTable = (
  changesOf: <Name extends SituationTable>(name: Name) => StoredTable<SituationRow[Name]>,
): SituationChanges => Object.fromEntries(situationTables.map((name) => [name, changesOf(name)])) as unknown as SituationChanges;

/** A field that has a text, or one of the two forms of the profile's draft. */
const Typed = v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())]));

/** A form that the person of the situation has begun to fill in. */
export const SituationDraft = v.object({ form: v.picklist(DRAFT_FORMS), id: v.string(), typed: Typed });
export type SituationDraft = v.InferOutput<typeof SituationDraft>;

/** In milliseconds. Beyond a hundred years, no calendar of the shop is tested. */
const MAX_CLOCK = 100 * 366 * 24 * 60 * 60 * 1000;
const MAX_PATH = 2000;
/** No id has a larger number. */
const MAX_ID = 2 ** 48 - 1;

/** True for a path below the site, without a fragment and without what would choose another world, other faults, or this again. */
function isSitePath(path: string): boolean {
  const isWritable = path.length <= MAX_PATH && /^\/(?!\/)[^#\\\s]*$/.test(path) && URL.canParse(`http://site.test/site${path}`);
  if (!isWritable) return false;
  const { pathname, searchParams } = new URL(`http://site.test/site${path}`);
  return pathname.startsWith('/site/') && !CHOICES.some((name) => searchParams.has(name));
}

/** Returns what is wrong with a text of faults; null if nothing is. */
function faultProblem(text: string): string | null {
  try {
    parseFaults(text);
    return null;
  } catch (error) {
    if (error instanceof FaultSyntaxError) return error.message;
    throw error;
  }
}

/** The version of the record. Raise it if an older program would misread a new record. */
const VERSION = 1;

/** A record from which a sandbox is made again anywhere (docs/product-rules.md#situations). It never has a secret. */
export const Situation = v.object({
  v: v.literal(VERSION),
  world: SeedRecord,
  /** The changes to the rows of the seed. */
  changes: v.object(
    Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, storedTable<unknown>(row)])) as unknown as {
      [Name in SituationTable]: v.GenericSchema<unknown, SituationChanges[Name]>;
    },
  ),
  /** The number of the next new id, unless its rows have later ones: a replay has the addresses of what was recorded. */
  nextId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_ID)), 1),
  /** The email of the signed-in account, or null. */
  person: v.nullable(v.string()),
  /** How far the clock is ahead, in milliseconds. It keeps ticking. */
  clock: v.pipe(v.number(), v.safeInteger(), v.minValue(-MAX_CLOCK), v.maxValue(MAX_CLOCK)),
  /** The faults as the text of `?faults=`. They count calls from the start. */
  faults: v.pipe(
    v.string(),
    v.check((text) => faultProblem(text) === null),
  ),
  /** The path and the query of the page, below the site. */
  path: v.pipe(v.string(), v.check(isSitePath)),
  /** The forms that are filled in and not sent. */
  drafts: v.array(SituationDraft),
});
export type Situation = v.InferOutput<typeof Situation>;

/** A situation to start from: the demo data, and nobody is signed in. */
export const emptySituation = (): Situation => ({
  v: VERSION,
  world: demoSeed,
  changes: eachSituationTable(() => ({ puts: [], deletes: [] })),
  nextId: firstNewId(demoSeed),
  person: null,
  clock: 0,
  faults: '',
  path: '/',
  drafts: [],
});

/** A situation that was read. `problem` names the parts that were ignored, in a sentence; null if there are none. */
export interface ReadSituation {
  situation: Situation;
  problem: string | null;
}

/** Shortens what somebody wrote, for a sentence. */
const quoted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;
};

type Ignore = (what: string) => void;
type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Reads the items of a list that fit the schema. */
function readItems<Item>(schema: v.GenericSchema<unknown, Item>, list: unknown, name: string, ignore: Ignore): Item[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) {
    ignore(`its ${name}`);
    return [];
  }
  const read = list.map((item) => v.safeParse(schema, item));
  const lost = read.filter(({ success }) => !success).length;
  if (lost > 0) ignore(`${lost} of its ${list.length} ${name}`);
  return read.flatMap((item) => (item.success ? [item.output] : []));
}

function readChanges(value: unknown, ignore: Ignore): SituationChanges {
  const fields = fieldsOf(value);
  for (const name of Object.keys(fields)) if (!Object.hasOwn(rows, name)) ignore(`its table ${quoted(name)}`);
  return eachSituationTable((name) => {
    const { puts, deletes } = fieldsOf(fields[name]);
    return {
      puts: readItems<SituationRow[typeof name]>(rows[name] as never, puts, `rows of ${name}`, ignore),
      deletes: readItems(v.string(), deletes, `deleted rows of ${name}`, ignore),
    };
  });
}

/** Returns the email of the account as it is spelled there; null if there is none. */
function findAccount(email: string, changes: SituationChanges): string | null {
  const known = [...accounts, ...changes.accounts.puts].find((account) => normalizeEmail(account.email) === normalizeEmail(email));
  return known?.email ?? null;
}

function readPerson(value: unknown, changes: SituationChanges, ignore: Ignore): string | null {
  if (value === undefined || value === null) return null;
  const person = typeof value === 'string' ? findAccount(value, changes) : null;
  if (person === null) ignore(`its person ${quoted(value)}, who has no account`);
  return person;
}

/**
 * Reads a record field by field, because another version, or a person, may have written it. What does not fit is ignored, and named in one
 * sentence.
 */
export function readSituation(value: unknown): ReadSituation {
  const fields = fieldsOf(value);
  const ignored: string[] = [];
  const ignore: Ignore = (what) => ignored.push(what);
  const empty = emptySituation();
  if (fields !== value) ignore('all of it, which is no record');
  else if (fields['v'] !== VERSION) ignore(`what version ${quoted(fields['v'])} may mean by it`);
  for (const name of Object.keys(fields)) if (!Object.hasOwn(empty, name)) ignore(`its field ${quoted(name)}`);
  const read = <Name extends 'world' | 'nextId' | 'clock' | 'faults' | 'path'>(
    name: Name,
    describe: (field: unknown) => string,
  ): Situation[Name] => {
    const field = fields[name];
    if (field === undefined) return empty[name];
    const result = v.safeParse(Situation.entries[name], field);
    if (!result.success) ignore(`its ${name} ${describe(field)}`);
    return (result.success ? result.output : empty[name]) as Situation[Name];
  };
  const changes = readChanges(fields['changes'], ignore);
  const situation: Situation = {
    v: VERSION,
    world: read('world', (world) => quoted(fieldsOf(world)['name'] ?? world)),
    changes,
    nextId: read('nextId', quoted),
    person: readPerson(fields['person'], changes, ignore),
    clock: read('clock', quoted),
    faults: read('faults', (faults) => (typeof faults === 'string' ? `(${faultProblem(faults)?.replace(/\.$/, '')})` : quoted(faults))),
    path: read('path', quoted),
    drafts: readItems(SituationDraft, fields['drafts'], 'drafts', ignore),
  };
  const list = new Intl.ListFormat('en').format(ignored);
  return { situation, problem: ignored.length === 0 ? null : `This situation was opened without ${list}.` };
}
