// The records that a run creates, and how it compares them with what it sent.
import { isDeepStrictEqual } from 'node:util';
import type { OperationName } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { BackendResponse } from './backend.ts';
import type { Run } from './run.ts';

/** A record as it was received, so that a number that arrives as text is seen. */
export type RawRow = Record<string, unknown>;

/** The picture of created records: a URL that any backend stores unchanged. */
export const PICTURE = 'https://example.com/check.webp';

/** In the texts of created records: what databases, drivers and templates lose or escape. It looks like no attack, which a firewall would refuse. */
export const WORDS = `Crème brûlée, Ωμέγα, 漢字, شكرا, 👩🏽‍🔧, it's "5 < 6" & %41`;

/** Longer than a column of 255 characters, with lines, and with spaces at both ends. */
export const LONG_TEXT = ` ${WORDS}\n${`${WORDS}. `.repeat(6)}`;

/** True for a text that the run has written, whatever the backend makes of its letters. */
export const isMarked = (text: unknown, marker: string): boolean => String(text).toLowerCase().includes(marker.toLowerCase());

/** The rows of a list as they were received; null if it could not be read. */
export const rawRows = ({ json, error }: BackendResponse): RawRow[] | null =>
  error === null && Array.isArray(json) ? json.filter((row): row is RawRow => typeof row === 'object' && row !== null) : null;

/** The record in a response as it was received; null if there is none. */
export const rawRecord = ({ json, error }: BackendResponse): RawRow | null =>
  error === null && typeof json === 'object' && !Array.isArray(json) ? (json as RawRow | null) : null;

/** Returns the names of the fields that differ. The case of an email may change: many backends store it in lower case. */
export const changedFields = (
  before: RawRow,
  after: RawRow,
  names = [...new Set([...Object.keys(before), ...Object.keys(after)])],
): string[] =>
  names.filter((name) => {
    const [one, other] = [before[name], after[name]];
    const isSameEmail = name === 'email' && typeof one === 'string' && typeof other === 'string' && sameEmail(one, other);
    return !isSameEmail && !isDeepStrictEqual(one, other);
  });

/** Reports the fields of a stored record that differ from what was sent, also in their type. */
export function compareWithSent({ recorder }: Run, name: OperationName, sent: RawRow, stored: RawRow | null | undefined): void {
  const changed = stored ? changedFields(sent, stored, Object.keys(sent)) : [];
  if (changed.length > 0) recorder.addDifference(name, `${changed.join(', ')}: the stored value differs from the value that was sent`);
}

/** A POST with its records, as far as the run can see them. */
interface Creation {
  sent: RawRow;
  response: BackendResponse;
  /** The new records; more than one if the backend stores copies. */
  created: readonly { _id: string }[];
  /** The list that has them. */
  list: BackendResponse;
}

/**
 * Reports a POST that created more than one record, that stored other values than were sent, or whose answer names another record. The shop
 * reads only the id of a whole row.
 */
export function inspectCreation(run: Run, name: OperationName, { sent, response: { json }, created, list }: Creation): void {
  const { recorder } = run;
  if (created.length > 1) recorder.addDifference(name, `one POST created ${created.length} records`);
  const { insertedId, _id } = (typeof json === 'object' && json !== null ? json : {}) as RawRow;
  const named = insertedId ?? _id;
  const isId = typeof named === 'string' || typeof named === 'number';
  if (isId && !created.some((row) => row._id === String(named)))
    recorder.addDifference(name, 'the answer names another record than the new one', 'assumed');
  const stored = rawRows(list)?.find((row) => String(row['_id']) === created[0]?._id);
  compareWithSent(run, name, sent, stored);
}

interface OtherRows {
  read: () => Promise<BackendResponse>;
  /** True for the records that the run itself writes. */
  isOwn: (row: RawRow) => boolean;
  /** True if a write of the run may have caused the difference. @default any difference: nobody else writes these records */
  isChanged?: (before: RawRow, after: RawRow) => boolean;
}

/** Returns a function that reports which records of a list a write has changed or removed, although it names another one. */
export async function watchOtherRows(
  { recorder }: Run,
  { read, isOwn, isChanged = (before, after) => !isDeepStrictEqual(before, after) }: OtherRows,
): Promise<(name: OperationName) => Promise<void>> {
  const readOthers = async () => rawRows(await read())?.filter((row) => !isOwn(row)) ?? null;
  let before = await readOthers();
  return async (name) => {
    const after = await readOthers();
    const found = new Map(after?.map((row) => [row['_id'], row]));
    const others = after === null ? [] : (before ?? []);
    const lost = others.filter(({ _id }) => !found.has(_id)).length;
    const changed = others.filter((row) => isChanged(row, found.get(row['_id']) ?? row)).length;
    if (lost > 0) recorder.addDifference(name, `${lost} other records are no longer in the list`);
    if (changed > 0) recorder.addDifference(name, `${changed} other records have changed`);
    before = after;
  };
}
