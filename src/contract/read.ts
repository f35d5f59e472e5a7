// Tolerant readers: what a backend may send instead of what it should (docs/product-rules.md#numbers-from-the-api).
import * as v from 'valibot';

const AMOUNT = /^\$?\s*(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)$/;
const WHOLE = /^\d+$/;

/** Whatever there is, or null where a field is missing: v.unknown() alone would refuse the whole object for it. */
const anything = v.optional(v.unknown(), null);

/** Reads a text; numbers become text, everything else (missing, null, objects) is ''. */
export const text = v.pipe(
  anything,
  v.transform((value): string => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  }),
);

/** Beyond it cents can no longer be counted. */
const MOST = Number.MAX_SAFE_INTEGER / 100;

const toNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const digits = AMOUNT.exec(value.trim())?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
};

function readAmount(value: unknown): number | null {
  const amount = toNumber(value);
  return typeof amount === 'number' && amount >= 0 && amount <= MOST ? Math.abs(amount) : null;
}

function readCount(value: unknown): number | null {
  const count = typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? Math.abs(count) : null;
}

// Math.abs above: JSON knows -0, which would be shown as '-$0.00'.

/** Dollars, from 120, "120", "$120" or "1,200.50"; null when unreadable. */
export const amount = v.pipe(anything, v.transform(readAmount));

/** A whole number from 0 up, from 5 or "5"; null when missing or unreadable: unknown. */
export const count = v.pipe(anything, v.transform(readCount));

/** A stock that is written: a whole number from 0 up, as long as who calls keeps to it. */
export const stock = v.number();

/** The fewest that can be ordered: a whole number from 1 up; 1 when missing or unreadable. */
export const minimum = v.pipe(
  anything,
  v.transform((value): number => Math.max(readCount(value) ?? 1, 1)),
);

/** A date without a time, YYYY-MM-DD; of a longer ISO text its date part; '' when it names no day of the calendar. */
export const day = v.pipe(
  text,
  v.transform((value): string => {
    const date = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value.trim())?.[0] ?? '';
    const time = Date.parse(`${date}T00:00:00Z`);
    return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? '' : date;
  }),
);

/** Only a strict `true` is true. */
export const flag = v.pipe(
  anything,
  v.transform((value): boolean => value === true),
);

/** An identifier: a text that is not empty, or a number. Without one a row cannot be used. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** The rows that fit; one bad row never hides the good ones, and of two with one id the first stays. */
export function rows<const Schema extends v.GenericSchema<unknown, { _id: string }>>(schema: Schema) {
  return v.pipe(
    v.array(v.fallback(v.nullable(schema), null)),
    v.transform((values) => {
      const seen = new Set<string>();
      return values.filter((row): row is v.InferOutput<Schema> => row !== null && seen.size < seen.add(row._id).size);
    }),
  );
}
