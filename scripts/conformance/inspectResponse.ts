import * as v from 'valibot';
import { rowOf, strictOf } from '#contract/strict.ts';
import type { Finding } from './report.ts';

/** Replaces digits with 0 and letters with a, so that a report shows the form of a value, but no birthday and no token. */
const formOf = (text: string) => text.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');

const LONGEST = 24;

/** Describes a received value: its type and form, never its content. */
function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${formOf(String(value))}`;
  if (typeof value !== 'string') return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
  const form = formOf(value);
  return `the text "${form.length > LONGEST ? `${form.slice(0, LONGEST)}…` : form}"`;
}

/** Describes the value that the shop reads from a field. */
function describeRead(value: unknown): string {
  if (value === null || value === undefined) return 'unknown';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' ? 'a number' : 'a text';
}

const fault = (text: string): Finding => ({ kind: 'fault', basis: 'documented', text });
const note = (text: string): Finding => ({ kind: 'note', basis: 'documented', text });

/** One value that is not what a backend should send. */
interface Difference {
  kind: 'missing' | 'guessed' | 'unreadable';
  path: string;
  text: string;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Describes how the shop reads a field that fails the strict schema. */
function compareField(path: string, came: unknown, read: unknown): Difference {
  const was = describeValue(came);
  const isLost = read === null || read === '' || read === false || read === undefined;
  if (came === undefined || came === null) return { kind: 'missing', path, text: `${path}: ${was} came, read as ${describeRead(read)}` };
  if (isLost) return { kind: 'unreadable', path, text: `${path}: ${was} came, which cannot be read` };
  return { kind: 'guessed', path, text: `${path}: ${was} came, read as ${describeRead(read)}` };
}

/** Returns the differences of one object; a single one without a field if the object cannot be read at all. */
function compare(schema: v.GenericSchema, value: unknown, prefix: string): Difference[] {
  const strict = v.safeParse(strictOf(schema), value);
  if (strict.success) return [];
  const tolerant = v.safeParse(schema, value);
  const names = new Set(strict.issues.map((issue) => v.getDotPath(issue) ?? ''));
  if (names.has(''))
    return [{ kind: 'unreadable', path: prefix, text: `${prefix || 'body'}: ${describeValue(value)} came, which cannot be read` }];
  if (!tolerant.success) {
    const path = `${prefix}${v.getDotPath(tolerant.issues[0]) ?? ''}`;
    return [
      {
        kind: 'unreadable',
        path,
        text: `${path}: ${describeValue(fieldOf(value, v.getDotPath(tolerant.issues[0]) ?? ''))} came, and nothing can be read without it`,
      },
    ];
  }
  return [...names].map((name) => compareField(prefix + name, fieldOf(value, name), fieldOf(tolerant.output, name)));
}

const placeOf = ({ kind, path }: Difference) => `${kind} ${path}`;

/** One issue for each kind of difference in each field, with the first example and a row count. A field missing in all rows is a fault. */
function inspectRows(schema: v.GenericSchema, rows: readonly unknown[]): Finding[] {
  const found = rows.flatMap((row) => compare(schema, row, '[].'));
  const findings = [...new Set(found.map(placeOf))].map((place) => {
    const alike = found.filter((one) => placeOf(one) === place);
    const line = `${alike[0]?.text} (in ${alike.length} of ${rows.length} rows)`;
    const isFault = alike[0]?.kind === 'unreadable' || (alike[0]?.kind === 'missing' && alike.length === rows.length);
    return isFault ? fault(line) : note(line);
  });
  const ids = rows.map((row) => String(fieldOf(row, '_id')));
  const doubled = ids.length - new Set(ids).size;
  if (doubled > 0) findings.push(fault(`[]._id: ${doubled} rows have the _id of another, and the shop leaves them out`));
  return rows.length === 0 ? [note('no rows: there was nothing to compare')] : findings;
}

function inspectOne(schema: v.GenericSchema, value: unknown): Finding[] {
  // A response that is not a record contains only what was asked for, so a missing field is a fault.
  const isRow = '_id' in ((schema as { entries?: object }).entries ?? {});
  return compare(schema, value, '').map(({ kind, text }) =>
    kind === 'unreadable' || (kind === 'missing' && !isRow) ? fault(text) : note(text),
  );
}

/** Compares the JSON of a response with what a backend should send. An unreadable value is a fault, a guessed one is a note. */
export function inspect(schema: v.GenericSchema, value: unknown): Finding[] {
  const row = rowOf(schema);
  if (row !== undefined)
    return Array.isArray(value) ? inspectRows(row, value) : [fault(`body: ${describeValue(value)} came, and not a list`)];
  if (schema.type !== 'nullable') return inspectOne(schema, value);
  return value === null ? [] : inspectOne((schema as unknown as { wrapped: v.GenericSchema }).wrapped, value);
}
