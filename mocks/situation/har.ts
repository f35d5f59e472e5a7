// Makes a situation of an HTTP archive (HAR 1.2) of any backend that answers as the contract says.
import * as v from 'valibot';
import { readPath } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { normalizeEmail } from '#contract/sameEmail.ts';
import { withoutSlashAtEnd } from '../faults/fault.ts';
import { tables } from '../store/tables.ts';
import { fromBase64Url } from './link.ts';
import { eachSituationTable, emptySituation, readSituation, type ReadSituation, type SituationTable } from './situation.ts';

/** The operations whose answers have rows, and the table of the rows. */
const TABLES = {
  listTools: 'tools',
  getTool: 'tools',
  listCameraProducts: 'cameraProducts',
  listPhones: 'phones',
  listReviews: 'reviews',
  listOwnBookings: 'bookings',
  listBookings: 'bookings',
  getBooking: 'bookings',
  getUser: 'users',
  listUsers: 'users',
} as const satisfies Partial<Record<OperationName, SituationTable>>;
type Call = keyof typeof TABLES;
const calls = Object.keys(TABLES) as Call[];

/** An answer that may have rows. Everything else in an entry, such as cookies and tokens, is not read. */
const Entry = v.object({
  request: v.object({ method: v.literal('GET'), url: v.pipe(v.string(), v.url()) }),
  response: v.object({
    status: v.pipe(v.number(), v.minValue(200), v.maxValue(299)),
    content: v.object({ mimeType: v.fallback(v.string(), ''), text: v.fallback(v.string(), ''), encoding: v.optional(v.unknown()) }),
  }),
});
type Entry = v.InferOutput<typeof Entry>;

const Archive = v.object({ log: v.object({ entries: v.array(v.unknown()) }) });

/** Decodes a part of a path. One that is encoded wrongly stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds the operation of an address under any base path, and the id or the email in it. */
function findCall(url: string) {
  const { pathname, searchParams } = new URL(url);
  const parts = withoutSlashAtEnd(pathname).split('/');
  for (const name of calls) {
    const path = withoutSlashAtEnd(operations[name].path);
    const values = readPath(path, ['', ...parts.slice(1 - path.split('/').length)].join('/'));
    const [inPath] = Object.values(values ?? {});
    if (values !== null) return { name, key: inPath === undefined ? (searchParams.get('email') ?? '') : decoded(inPath) };
  }
  return null;
}

/** Parses the JSON of an answer. Returns undefined if it is no JSON. */
function readBody({ text, encoding }: Entry['response']['content']): unknown {
  try {
    return JSON.parse(encoding === 'base64' ? new TextDecoder().decode(fromBase64Url(text)) : text);
  } catch {
    return undefined;
  }
}

type Row = { _id: string; email?: string };

const emailOf = ({ email = '' }: Row) => normalizeEmail(email);

/** The rows of a table in the archive, the rows that are gone, and how many of each call cannot be read. */
const noRows = () => ({ puts: new Map<string, Row>(), deletes: new Set<string>(), lost: new Map<string, number>() });

/** Adds the rows of an answer. They replace the earlier rows that the answer would have contained. */
function addAnswer(table: ReturnType<typeof noRows>, { name, key }: { name: Call; key: string }, body: unknown): void {
  const response: v.GenericSchema = operations[name].response;
  const read = v.safeParse(response, body);
  const sent = [body].flat().length;
  const rows = (read.success ? [read.output].flat().filter((row) => row !== null) : []) as Row[];
  // Counted once for each call and key, because a shop repeats its reads.
  table.lost.set(`${name} ${key}`, read.success && !Array.isArray(body) ? 0 : sent - rows.length);
  if (!read.success) return;
  // The sandbox's own people stay beside the users of the archive, because only they can sign in.
  const byEmail = name === 'listOwnBookings' || TABLES[name] === 'users';
  const emails = new Set([normalizeEmail(key), ...rows.map(emailOf)]);
  emails.delete('');
  const isReplaced = (row: Row) => (byEmail ? emails.has(emailOf(row)) : Array.isArray(body) || row._id === key);
  for (const row of [...tables[TABLES[name]].demo, ...table.puts.values()].filter(isReplaced)) {
    table.puts.delete(row._id);
    table.deletes.add(row._id);
  }
  for (const row of rows) {
    table.puts.set(row._id, row);
    table.deletes.delete(row._id);
  }
}

/** Returns the record of an archive, or null if it has no rows. Each unreadable row is a null in it, for readSituation to count. */
function toRecord(archive: unknown): object | null {
  const read = new Map<SituationTable, ReturnType<typeof noRows>>();
  for (const given of v.is(Archive, archive) ? archive.log.entries : []) {
    const entry = v.safeParse(Entry, given);
    const call = entry.success ? findCall(entry.output.request.url) : null;
    if (!entry.success || call === null) continue;
    const { content } = entry.output.response;
    const body = readBody(content);
    // A page of the shop can have the same path as a call, such as /review.
    if (body === undefined && !content.mimeType.includes('json')) continue;
    const table = read.get(TABLES[call.name]) ?? noRows();
    addAnswer(table, call, body);
    read.set(TABLES[call.name], table);
  }
  if ([...read.values()].every(({ puts, deletes }) => puts.size + deletes.size === 0)) return null;
  const changes = eachSituationTable((name) => {
    const { puts, deletes, lost } = read.get(name) ?? noRows();
    const nulls = [...lost.values()].flatMap((count) => Array<null>(count).fill(null));
    return { puts: [...puts.values(), ...nulls] as never[], deletes: [...deletes] };
  });
  return { ...emptySituation(), changes };
}

/** Reads an archive as a situation. `situation` is null if it has no row. */
export function readArchive(archive: unknown): ReadSituation | { situation: null; problem: string } {
  const record = toRecord(archive);
  if (record !== null) return readSituation(record);
  return { situation: null, problem: 'This HTTP archive has no answer with rows of the shop, so nothing of it was opened.' };
}

/** Returns the JSON of an archive's record, or of an empty archive if it has no rows; '' if the text is no JSON. */
export function shortenArchive(text: string): string {
  try {
    return JSON.stringify(toRecord(JSON.parse(text)) ?? { log: { entries: [] } });
  } catch {
    return '';
  }
}
