// Tolerant decoders, for a backend that does not send exactly what it should (docs/product-rules.md#numbers-from-the-api).
import * as v from 'valibot';

const AMOUNT = /^\$?\s*(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)$/;
const DIGITS = /^\d+$/;

/** Any value; null for a missing field. With v.unknown() alone, a missing field would reject the whole object. */
const anything = v.optional(v.unknown(), null);

/** Reads a text. Numbers become text; everything else (missing, null, objects) becomes ''. */
export const text = v.pipe(
  anything,
  v.transform((value): string => {
    if (typeof value === 'string') return value;
    return Number.isFinite(value) ? String(value) : '';
  }),
);

/** The highest amount in dollars that is exact in cents. */
const MAX_AMOUNT = Number.MAX_SAFE_INTEGER / 100;

const toNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const digits = AMOUNT.exec(value.trim())?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
};

// Both use Math.abs, because JSON can contain -0, which would show as '-$0.00'.

function readAmount(value: unknown): number | null {
  const amount = toNumber(value);
  return typeof amount === 'number' && amount >= 0 && amount <= MAX_AMOUNT ? Math.abs(amount) : null;
}

function readCount(value: unknown): number | null {
  const count = typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? Math.abs(count) : null;
}

/** Dollars, from 120, "120", "$120" or "1,200.50"; null if they cannot be read. */
export const amount = v.pipe(anything, v.transform(readAmount));

/** A whole number, at least 0, from 5 or "5"; null (unknown) if it is missing or cannot be read. */
export const count = v.pipe(anything, v.transform(readCount));

/** The stock in a request. Not checked here: the caller passes a whole number, at least 0. */
export const stock = v.number();

/** The minimum order quantity: a whole number, at least 1; 1 if it is missing or cannot be read. */
export const minimum = v.pipe(
  anything,
  v.transform((value): number => Math.max(readCount(value) ?? 1, 1)),
);

/** A date as YYYY-MM-DD, or the date part of a longer ISO text; '' if it is not a day of the calendar. */
export const day = v.pipe(
  text,
  v.transform((value): string => {
    const date = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value.trim())?.[0] ?? '';
    const time = Date.parse(`${date}T00:00:00Z`);
    return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? '' : date;
  }),
);

/** Reads only `true` as true. */
export const flag = v.pipe(
  anything,
  v.transform((value): boolean => value === true),
);

/** An id: a non-empty text or a number. A row without an id cannot be used. JSON such as 1e999 is read as Infinity, which is none. */
export const id = v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite())]), v.transform(String), v.nonEmpty());

/**
 * A list of rows. Drops invalid rows, and keeps the first of two with the same id. A list without any valid row is malformed unless it is
 * empty: taken for empty, it would prove that a booking or a product does not exist.
 */
export function rows<const Schema extends v.GenericSchema<unknown, { _id: string }>>(schema: Schema) {
  return v.pipe(
    v.array(v.fallback(v.nullable(schema), null)),
    v.check((values) => values.length === 0 || values.some((row) => row !== null), 'No row of the list can be read'),
    v.transform((values) => {
      const seen = new Set<string>();
      return values.filter((row): row is v.InferOutput<Schema> => row !== null && seen.size < seen.add(row._id).size);
    }),
  );
}
