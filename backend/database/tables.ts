// How the rows of the shop are kept in typed columns. Their fields are those of the contract, so each is named only there and in the SQL.
import { Booking } from '../../src/contract/entities/booking.ts';
import { CameraProduct } from '../../src/contract/entities/cameraProduct.ts';
import { Phone } from '../../src/contract/entities/phone.ts';
import { Review } from '../../src/contract/entities/review.ts';
import { Tool } from '../../src/contract/entities/tool.ts';
import { User } from '../../src/contract/entities/user.ts';
import { normalizeEmail } from '../../src/contract/sameEmail.ts';
import { StoredAnswer, type Tables } from '../../src/server/ports.ts';

const schemas: { readonly [Name in keyof Tables]: { entries: Record<keyof Tables[Name], unknown> } } = {
  tools: Tool,
  cameraProducts: CameraProduct,
  phones: Phone,
  reviews: Review,
  users: User,
  bookings: Booking,
  answers: StoredAnswer,
};

/** Dollars as cents, rounded: 4.35 * 100 is 434.99999999999994. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** The values that pg can always send. A statement that fails before it is sent would not stop the COMMIT after it. */
export type Value = string | number | boolean | Date | null;

interface Column {
  name: string;
  /** Converts the field's value for the database. @default as it is */
  store?: (value: never) => Value;
  /** The field's value in SQL. @default the column */
  read?: string;
}

/** The fields whose column has another name or another value. */
const SPECIAL: Readonly<Record<string, Column>> = {
  _id: { name: 'id' },
  price: {
    name: 'price_cents',
    store: (dollars: number | null) => (dollars === null ? null : toCents(dollars)),
    read: 'price_cents / 100.0::float8',
  },
  // A day that may be missing, which rows say as ''.
  birthday: { name: 'birthday', store: (day: string) => (day === '' ? null : day), read: "coalesce(birthday::text, '')" },
};

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const tableOf = (name: keyof Tables): string => snakeCase(name);

const columns = Object.fromEntries(
  Object.entries(schemas).map(([name, { entries }]) => [
    name,
    Object.keys(entries).map((field): [string, Column] => [field, SPECIAL[field] ?? { name: snakeCase(field) }]),
  ]),
) as Record<keyof Tables, [field: string, column: Column][]>;

/** Columns for look-ups, which follow from the row. */
const derivedColumns = (name: keyof Tables, row: object): [string, Value][] => {
  if (name === 'answers') return [['created_at', new Date()]];
  return (name === 'users' || name === 'bookings') && 'email' in row ? [['email_key', normalizeEmail(String(row.email))]] : [];
};

/** Returns a SELECT of whole rows, named as their fields. `rest`: what follows it, such as a WHERE. */
export const selectRows = (name: keyof Tables, rest: string): string =>
  `SELECT ${columns[name]
    .map(([field, { name: column, read = column }]) => `${read} AS "${field}"`)
    .join(', ')} FROM ${tableOf(name)} ${rest}`;

/** Returns a SELECT of all rows, the oldest first, each as the text of a JSON object: `json`. */
export const selectJson = (name: keyof Tables): string =>
  `SELECT row_to_json(listed)::text AS json FROM (${selectRows(name, 'ORDER BY id')}) AS listed`;

/** Returns the statement that adds a row, or replaces the one with the same id, and its values. */
export function upsertRow<Name extends keyof Tables>(name: Name, row: Tables[Name]): [text: string, values: Value[]] {
  const stored = columns[name].map(([field, { name, store }]): [string, Value] => {
    const value = (row as Record<string, Value>)[field] ?? null;
    return [name, store === undefined ? value : store(value as never)];
  });
  const all = [...stored, ...derivedColumns(name, row)];
  const names = all.map(([column]) => column);
  // Not the age: an index of it would change with each write.
  const changed = names.filter((column) => column !== 'id' && column !== 'created_at').map((column) => `${column} = EXCLUDED.${column}`);
  const text = `INSERT INTO ${tableOf(name)} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
    ON CONFLICT (id) DO UPDATE SET ${changed.join(', ')}`;
  return [text, all.map(([, value]) => value)];
}
