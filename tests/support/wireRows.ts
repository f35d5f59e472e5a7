import * as fc from 'fast-check';
import * as v from 'valibot';
import { Booking } from '#contract/entities/booking.ts';
import { CameraProduct } from '#contract/entities/cameraProduct.ts';
import { Phone } from '#contract/entities/phone.ts';
import { Review } from '#contract/entities/review.ts';
import { Tool } from '#contract/entities/tool.ts';
import { User } from '#contract/entities/user.ts';

/** Text that the shop must never show (docs/product-rules.md#numbers-from-the-api). */
export const UNSPEAKABLE = /NaN|undefined|null|Infinity|\[object|Invalid Date/;

/** Generates the same rows in every run. */
export const REPEATABLE = { seed: 2026, numRuns: 300 };

const word = fc.string({ unit: 'grapheme' }).filter((text) => !UNSPEAKABLE.test(text));

/** Any value that a backend may send in a field, valid or not. */
const anything = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 1 }).filter((value) => typeof value !== 'string' || !UNSPEAKABLE.test(value)),
  fc.integer(),
  fc.double(),
  fc.constantFrom('$120', '1,200.50', '5', '-1', '2026-12-04', '2026-02-30', '0000-01-01', '1e9'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

/** An id of any characters, including lone surrogates. */
const id = fc.oneof(
  word.filter((text) => text !== ''),
  fc.nat().map(String),
  fc.constantFrom('a/b', 'a?b#c', '%', '50% off', 'a b', 'é', '\ud800', 'x\udc00y', '../..', 'javascript:alert(1)'),
);

const rowOf = <const Schema extends v.GenericSchema>(schema: Schema, fields: readonly string[]): fc.Arbitrary<v.InferOutput<Schema>> =>
  fc
    .record({ _id: id, ...Object.fromEntries(fields.map((field) => [field, anything])) }, { requiredKeys: ['_id'] })
    .map((row) => v.parse(schema, row));

const fieldsOf = (schema: { entries: object }) => Object.keys(schema.entries).filter((field) => field !== '_id');

/** Rows of an entity of the contract, decoded from any input: `wireRow(Tool)`. */
export const wireRow = <const Schema extends v.GenericSchema & { entries: object }>(schema: Schema) => rowOf(schema, fieldsOf(schema));

/** The same by the entity's name. A new test calls `wireRow` with its entity, which needs no line here. */
export const wireRows = {
  tool: rowOf(Tool, fieldsOf(Tool)),
  camera: rowOf(CameraProduct, fieldsOf(CameraProduct)),
  phone: rowOf(Phone, fieldsOf(Phone)),
  review: rowOf(Review, fieldsOf(Review)),
  booking: rowOf(Booking, fieldsOf(Booking)),
  user: rowOf(User, fieldsOf(User)),
};
