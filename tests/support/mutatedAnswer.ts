import * as fc from 'fast-check';
import type * as v from 'valibot';
import type { Operation } from '#contract/operation.ts';
import { day, id, text } from '#contract/read.ts';
import { recordOf } from '#contract/strict.ts';
import { FORBIDDEN_TEXT } from './wireRows.ts';

/** The texts that JSON.stringify cannot write, by a placeholder that it can. */
const RAW = { '@infinite': '1e999', '@negativeZero': '-0', '@exact': '12345678901234567890.123456789' } as const;

const write = (value: unknown): string =>
  Object.entries(RAW).reduce((json, [placeholder, raw]) => json.replaceAll(`"${placeholder}"`, raw), JSON.stringify(value) ?? '');

const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '\u0000',
    '\ud800',
    '\u202egnp.exe',
    'x'.repeat(4000),
    '🧰'.repeat(50),
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//evil.example/x.png',
    'data:text/html,<script>alert(1)</script>',
    '../..',
    '%',
    '{{7*7}}',
    '__proto__',
    'admin',
  ),
);

/** Texts that would be wrong if they were shown as a number or a day, and that a name may be. */
const likeNumbers = fc.constantFrom('NaN', 'null', 'undefined', 'Infinity', '-Infinity', 'Invalid Date', '[object Object]');

const dates = fc.constantFrom(
  '2026-02-30',
  '2026-13-45',
  '0000-01-01',
  '9999-12-31',
  '2026-12-04T25:61:00Z',
  '04/12/2026',
  '2026-12-04',
  '20261204',
);

const values = fc.oneof(
  words,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: [1] } }, ...Object.keys(RAW)),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<unknown>(
    0,
    -1,
    0.1,
    1e21,
    1e-7,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_VALUE,
    '0',
    '-5',
    '5.5',
    ' 7 ',
    '1e3',
    '$120',
    '1,200.50',
    '٣',
  ),
  dates,
);

/** One change of an answer. It mutates its copy. */
type Mutation = (answer: unknown) => unknown;

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (answer: unknown): Row[] => (Array.isArray(answer) ? answer : [answer]).filter(isRow);

/** Changes the n-th record of an answer, if there is one. */
const onRow =
  (index: number, change: (row: Row, rows: Row[]) => void): Mutation =>
  (answer) => {
    const rows = rowsOf(answer);
    const row = rows[index % Math.max(rows.length, 1)];
    if (row !== undefined) change(row, rows);
    return answer;
  };

const onList =
  (change: (rows: unknown[]) => void): Mutation =>
  (answer) => {
    if (Array.isArray(answer)) change(answer);
    return answer;
  };

const isText = (schema: unknown): boolean => schema === text || schema === id;

/** A value of a field: anything, but in a text nothing that the page may not show as a number. A day is often nearly one. */
const valueOf = (schema: unknown): fc.Arbitrary<unknown> =>
  isText(schema)
    ? values.filter((value) => typeof value !== 'string' || !FORBIDDEN_TEXT.test(value))
    : fc.oneof(values, schema === day ? dates : likeNumbers);

function mutations(entries: Record<string, unknown>): fc.Arbitrary<Mutation> {
  const index = fc.nat({ max: 3 });
  const field = fc.constantFrom(...Object.keys(entries), 'extra');
  const fieldAndValue = field.chain((name) => fc.record({ name: fc.constant(name), value: valueOf(entries[name]) }));
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(index, fieldAndValue).map(([at, { name, value }]) => onRow(at, (row) => (row[name] = value))) },
    { weight: 2, arbitrary: fc.tuple(index, field).map(([at, name]) => onRow(at, (row) => delete row[name])) },
    index.map((at) => onRow(at, (row, rows) => Object.assign(row, { _id: rows[0]?.['_id'] }))),
    index.map((at) =>
      onRow(at, (row) => Object.defineProperty(row, '__proto__', { value: { admin: true }, configurable: true, enumerable: true })),
    ),
    values.map((junk) => onList((rows) => rows.splice(1, 0, junk))),
    index.map((at) => onList((rows) => rows.push(...rows.slice(at, at + 1)))),
    index.map((at) => onList((rows) => rows.splice(at, 1))),
  );
}

/** Bodies that have nothing to do with the contract. */
const bodies = (answer: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('', ' ', 'null', '[]', '{}', '[{}]', '[null]', '"ok"', '0', 'true', '{"message":"no"}', '<!doctype html><p>NaN</p>'),
    fc.constantFrom(write({ data: answer }), write([answer]), write([answer].flat()[0]), write(Object.entries(answer ?? {}))),
    fc.nat({ max: 400 }).map((length) => write(answer).slice(0, length)),
    values.map(write),
  );

/**
 * Bodies that a broken backend may send instead of a valid answer: fields that are missing or of another type, rows that are repeated or
 * junk, or something else altogether. Sometimes the answer itself.
 */
export function mutatedAnswer({ response }: Operation, answer: unknown): fc.Arbitrary<string> {
  const { entries = {} } = (recordOf(response) ?? response) as { entries?: Record<string, v.GenericSchema> };
  const changed = fc.array(mutations(entries), { maxLength: 12 }).map((changes) => {
    const copy: unknown = structuredClone(answer);
    return write(changes.reduce((current, change) => change(current), copy));
  });
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: bodies(answer) });
}
