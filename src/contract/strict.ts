// Strict schemas for checking a backend. Only scripts and tests use them: the shop decodes tolerantly with read.ts, so that one bad field
// does not hide a row.
import * as v from 'valibot';
import { Booking } from './entities/booking.ts';
import { CameraProduct } from './entities/cameraProduct.ts';
import { Tool } from './entities/tool.ts';
import { Profile, User } from './entities/user.ts';
import type { Operation } from './operation.ts';
import { amount, count, day, flag, id, minimum, stock, text } from './read.ts';

const calendarDay = v.pipe(
  v.string(),
  v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'must be YYYY-MM-DD, or empty'),
  v.check((value) => v.parse(day, value) === value, 'must be a day of the calendar'),
);

/** Maps each tolerant decoder to its strict schema. */
const strictCounterparts = new Map<v.GenericSchema, v.GenericSchema>([
  [text, v.string()],
  [amount, v.pipe(v.number(), v.minValue(0))],
  [count, v.pipe(v.number(), v.integer(), v.minValue(0))],
  [stock, v.pipe(v.number(), v.integer(), v.minValue(0))],
  [minimum, v.pipe(v.number(), v.integer(), v.minValue(1))],
  [day, calendarDay],
  [flag, v.boolean()],
  [id, v.pipe(v.string(), v.nonEmpty())],
]);

/**
 * The fields that a row may lack, because no documented payload (docs/spec.md#calls) sets them or a later step does: a new tool's minimum,
 * an unpaid booking's payment, the profile fields that a user has not set.
 */
const optionalFields = new Map<v.GenericSchema, readonly string[]>([
  [Tool, ['minOrderQuantity']],
  [CameraProduct, ['minOrderQuantity']],
  [Booking, ['paid', 'transactionId']],
  [User, [...Object.keys(Profile.entries), 'role']],
]);

/** The properties of valibot's schemas that this file reads, besides `type`. */
interface Parts {
  pipe?: readonly [v.GenericSchema, ...v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]];
  entries?: Record<string, v.GenericSchema>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
}

/** Returns the schema of a list's rows (`rows` in read.ts), or undefined if the schema is not a list. */
export function rowOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const { item } = ((schema as Parts).pipe?.[0] ?? {}) as Parts;
  return (item as Parts | undefined)?.wrapped;
}

/**
 * Returns the schema of the records in a response: of a list's rows, or of the one record. Undefined if the response has no record.
 */
export function recordOf(schema: v.GenericSchema): v.ObjectSchema<v.ObjectEntries, undefined> | undefined {
  const record = rowOf(schema) ?? (schema as Parts).wrapped ?? schema;
  return '_id' in ((record as Parts).entries ?? {}) ? (record as v.ObjectSchema<v.ObjectEntries, undefined>) : undefined;
}

function strictPipe([first, ...rest]: NonNullable<Parts['pipe']>): v.GenericSchema {
  // Without a decoder, the shop ignores the value, so anything is allowed.
  return strictCounterparts.has(first) ? v.pipe(strictOf(first), ...(rest as [])) : v.unknown();
}

function strictEntries(schema: v.GenericSchema, entries: Record<string, v.GenericSchema>): v.GenericSchema {
  const optional = optionalFields.get(schema) ?? [];
  const strict = (name: string, entry: v.GenericSchema) => (optional.includes(name) ? v.optional(strictOf(entry)) : strictOf(entry));
  return v.object(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, strict(name, entry)])));
}

/**
 * The strict counterpart of one of the contract's schemas, with the same fields and the documented types. It accepts a subset of what the
 * tolerant one accepts, and decodes it to the same values.
 */
export function strictOf(schema: v.GenericSchema): v.GenericSchema {
  const { pipe, entries, wrapped } = schema as Parts;
  const row = rowOf(schema);
  if (row !== undefined) return v.array(strictOf(row));
  const counterpart = strictCounterparts.get(schema);
  if (counterpart !== undefined) return counterpart;
  if (pipe !== undefined && schema.type !== 'string') return strictPipe(pipe);
  if (entries !== undefined) return strictEntries(schema, entries);
  if (wrapped === undefined) return schema;
  // The shop decodes unknown values to null, but a backend should not send null.
  if (schema.type === 'nullable' && strictCounterparts.has(wrapped)) return strictOf(wrapped);
  return schema.type === 'nullable' ? v.nullable(strictOf(wrapped)) : v.optional(strictOf(wrapped));
}

/** The schema of the documented response. Excludes the null that the shop uses when it cannot read the response to a mutation. */
export function documentedOf({ method, response }: Operation): v.GenericSchema {
  const { wrapped } = response as Parts;
  return method !== 'GET' && response.type === 'nullable' && wrapped !== undefined ? wrapped : response;
}
