import * as v from 'valibot';
import { rowOf, strictOf } from '#contract/strict.ts';
import type { Issue } from './report.ts';

/** Replaces digits with 0 and letters with a, so that a report shows the form of a value, but no birthday and no token. */
const maskText = (text: string) => text.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');

const MAX_LENGTH = 24;

/** Describes a received value: its type and form, never its content. */
function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${maskText(String(value))}`;
  if (typeof value !== 'string') return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
  const form = maskText(value);
  return `the text "${form.length > MAX_LENGTH ? `${form.slice(0, MAX_LENGTH)}…` : form}"`;
}

/** Describes the value that the shop reads from a field. */
function describeReadValue(value: unknown): string {
  if (value === null || value === undefined) return 'unknown';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' ? 'a number' : 'a text';
}

const difference = (text: string): Issue => ({ kind: 'difference', basis: 'documented', text });
const note = (text: string): Issue => ({ kind: 'note', basis: 'documented', text });

/** One value that is not what a backend should send. */
interface FieldDifference {
  kind: 'missing' | 'guessed' | 'unreadable';
  path: string;
  text: string;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Describes how the shop reads a field that fails the strict schema. */
function compareField(path: string, received: unknown, read: unknown): FieldDifference {
  const was = describeValue(received);
  const isLost = read === null || read === '' || read === false || read === undefined;
  if (received === undefined || received === null)
    return { kind: 'missing', path, text: `${path}: received ${was}, read as ${describeReadValue(read)}` };
  if (isLost) return { kind: 'unreadable', path, text: `${path}: received ${was}, which is unreadable` };
  return { kind: 'guessed', path, text: `${path}: received ${was}, read as ${describeReadValue(read)}` };
}

/** Returns the differences of one object; a single one without a field if the object cannot be read at all. */
function compareRecord(schema: v.GenericSchema, value: unknown, prefix: string): FieldDifference[] {
  const strict = v.safeParse(strictOf(schema), value);
  if (strict.success) return [];
  const tolerant = v.safeParse(schema, value);
  const names = new Set(strict.issues.map((issue) => v.getDotPath(issue) ?? ''));
  if (names.has(''))
    return [{ kind: 'unreadable', path: prefix, text: `${prefix || 'body'}: received ${describeValue(value)}, which is unreadable` }];
  if (!tolerant.success) {
    const path = `${prefix}${v.getDotPath(tolerant.issues[0]) ?? ''}`;
    return [
      {
        kind: 'unreadable',
        path,
        text: `${path}: received ${describeValue(fieldOf(value, v.getDotPath(tolerant.issues[0]) ?? ''))}, and the record is unreadable without it`,
      },
    ];
  }
  return [...names].map((name) => compareField(prefix + name, fieldOf(value, name), fieldOf(tolerant.output, name)));
}

const keyOf = ({ kind, path }: FieldDifference) => `${kind} ${path}`;

/** One issue for each kind of difference in each field, with the first example and a row count. A field missing in all rows is a difference. */
function inspectRows(schema: v.GenericSchema, rows: readonly unknown[]): Issue[] {
  const found = rows.flatMap((row) => compareRecord(schema, row, '[].'));
  const issues = [...new Set(found.map(keyOf))].map((key) => {
    const similar = found.filter((one) => keyOf(one) === key);
    const line = `${similar[0]?.text} (in ${similar.length} of ${rows.length} rows)`;
    const isDifference = similar[0]?.kind === 'unreadable' || (similar[0]?.kind === 'missing' && similar.length === rows.length);
    return isDifference ? difference(line) : note(line);
  });
  const ids = rows.map((row) => String(fieldOf(row, '_id')));
  const duplicates = ids.length - new Set(ids).size;
  if (duplicates > 0) issues.push(difference(`[]._id: ${duplicates} rows have a duplicate _id, and the shop omits them`));
  return rows.length === 0 ? [note('no rows to compare')] : issues;
}

function inspectOne(schema: v.GenericSchema, value: unknown): Issue[] {
  // A response that is not a record contains only what was asked for, so a missing field is a difference.
  const isRow = '_id' in ((schema as { entries?: object }).entries ?? {});
  return compareRecord(schema, value, '').map(({ kind, text }) =>
    kind === 'unreadable' || (kind === 'missing' && !isRow) ? difference(text) : note(text),
  );
}

/** Compares the JSON of a response with what a backend should send. An unreadable value is a difference, a guessed one is a note. */
export function inspectResponse(schema: v.GenericSchema, value: unknown): Issue[] {
  const row = rowOf(schema);
  if (row !== undefined)
    return Array.isArray(value) ? inspectRows(row, value) : [difference(`body: received ${describeValue(value)} instead of a list`)];
  if (schema.type !== 'nullable') return inspectOne(schema, value);
  return value === null ? [] : inspectOne((schema as unknown as { wrapped: v.GenericSchema }).wrapped, value);
}
