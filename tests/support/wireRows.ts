import * as fc from 'fast-check';
import * as v from 'valibot';

/** Text that the shop must never show (docs/product-rules.md#numbers-from-the-api). */
export const FORBIDDEN_TEXT = /NaN|undefined|null|Infinity|\[object|Invalid Date/;

/** Generates the same rows in every run. Another seed finds other counterexamples: `FC_SEED=7 npm run test:sweeps`. */
export const REPEATABLE = { seed: Number(process.env['FC_SEED'] ?? 2026), numRuns: 300 };

const word = fc.string({ unit: 'grapheme' }).filter((text) => !FORBIDDEN_TEXT.test(text));

/** Any value that a backend may send in a field, valid or not. */
const anything = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 1 }).filter((value) => typeof value !== 'string' || !FORBIDDEN_TEXT.test(value)),
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

/** Rows of an entity of the contract, decoded from any input: `wireRow(Tool)`. */
export function wireRow<const Schema extends v.GenericSchema & { entries: object }>(schema: Schema): fc.Arbitrary<v.InferOutput<Schema>> {
  const fields = Object.fromEntries(Object.keys(schema.entries).map((field) => [field, field === '_id' ? id : anything]));
  return fc.record(fields, { requiredKeys: ['_id'] }).map((row) => v.parse(schema, row));
}
