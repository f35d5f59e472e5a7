// How the rows of the shop are kept in typed columns: money in integer cents, days as dates.
import type { Tables } from '../../src/server/ports.ts';
import { normalizeEmail } from '../../src/contract/sameEmail.ts';

/** A column of a field. */
interface Column {
  name: string;
  /** Converts the field's value for the database. @default as it is */
  store?: (value: never) => unknown;
  /** Converts the column's value for the row. @default as it is */
  read?: (value: never) => unknown;
}

interface Table<Row> {
  name: string;
  columns: Readonly<Record<keyof Row & string, string | Column>>;
  /** Columns that follow from the row, for look-ups. */
  derived?: Readonly<Record<string, (row: Row) => unknown>>;
}

/** Dollars as cents, rounded: 4.35 * 100 is 434.99999999999994. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

const cents = (name: string): Column => ({
  name,
  store: (dollars: number | null) => (dollars === null ? null : toCents(dollars)),
  read: (stored: number) => stored / 100,
});

/** A day that may be missing, which rows say as ''. */
const optionalDay = (name: string): Column => ({
  name,
  store: (day: string) => (day === '' ? null : day),
  read: (stored: string | null) => stored ?? '',
});

const emailKey = { email_key: ({ email }: { email: string }) => normalizeEmail(email) };

export const tables: { readonly [Name in keyof Tables]: Table<Tables[Name]> } = {
  tools: {
    name: 'tools',
    columns: {
      _id: 'id',
      name: 'name',
      img: 'img',
      img2: 'img2',
      img3: 'img3',
      description: 'description',
      price: cents('price_cents'),
      quantity: 'quantity',
      minOrderQuantity: 'min_order_quantity',
      status: 'status',
      rating: 'rating',
      date: 'date',
    },
  },
  cameraProducts: {
    name: 'camera_products',
    columns: {
      _id: 'id',
      name: 'name',
      img: 'img',
      description: 'description',
      minOrderQuantity: 'min_order_quantity',
      availableQuantity: 'available_quantity',
      price: cents('price_cents'),
    },
  },
  phones: {
    name: 'phones',
    columns: { _id: 'id', name: 'name', img: 'img', quantity: 'quantity', price: cents('price_cents') },
  },
  reviews: { name: 'reviews', columns: { _id: 'id', description: 'description', name: 'name', img: 'img', email: 'email' } },
  users: {
    name: 'users',
    columns: {
      _id: 'id',
      email: 'email',
      name: 'name',
      birthday: optionalDay('birthday'),
      phone: 'phone',
      sex: 'sex',
      bio: 'bio',
      photo: 'photo',
      role: 'role',
    },
    derived: emailKey,
  },
  bookings: {
    name: 'bookings',
    columns: {
      _id: 'id',
      name: 'name',
      img: 'img',
      email: 'email',
      date: 'date',
      price: cents('price_cents'),
      quantity: 'quantity',
      address: 'address',
      phone: 'phone',
      paid: 'paid',
      transactionId: 'transaction_id',
    },
    derived: emailKey,
  },
  answers: { name: 'answers', columns: { _id: 'id', body: 'body', answer: 'answer' }, derived: { created_at: () => new Date() } },
};

const columnOf = (column: string | Column): Column => (typeof column === 'string' ? { name: column } : column);

const columnsOf = (name: keyof Tables): [string, Column][] =>
  Object.entries(tables[name].columns).map(([field, column]) => [field, columnOf(column)]);

/** Returns a SELECT of whole rows, named as their fields. `rest`: what follows it, such as a WHERE. */
export const selectRows = (name: keyof Tables, rest: string): string =>
  `SELECT ${columnsOf(name)
    .map(([field, column]) => `${column.name} AS "${field}"`)
    .join(', ')} FROM ${tables[name].name} ${rest}`;

/** Returns a function that converts what `selectRows` has selected. */
export function rowReader<Name extends keyof Tables>(name: Name): (selected: Record<string, unknown>) => Tables[Name] {
  const converted = columnsOf(name).flatMap(([field, { read }]) => (read === undefined ? [] : [[field, read] as const]));
  return (selected) => {
    for (const [field, read] of converted) selected[field] = read(selected[field] as never);
    return selected as unknown as Tables[Name];
  };
}

/** Returns the statement that adds a row, or replaces the one with the same id, and its values. */
export function upsertRow<Name extends keyof Tables>(name: Name, row: Tables[Name]): { text: string; values: unknown[] } {
  const { derived = {} } = tables[name] as Table<Tables[Name]>;
  const stored = [
    ...columnsOf(name).map(([field, { name, store }]) => {
      const value = (row as Record<string, unknown>)[field];
      return [name, store === undefined ? value : store(value as never)] as const;
    }),
    ...Object.entries(derived).map(([name, valueOf]) => [name, valueOf(row)] as const),
  ];
  const names = stored.map(([column]) => column);
  const changed = names.filter((column) => column !== 'id').map((column) => `${column} = EXCLUDED.${column}`);
  const text = `INSERT INTO ${tables[name].name} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
    ON CONFLICT (id) DO UPDATE SET ${changed.join(', ')}`;
  return { text, values: stored.map(([, value]) => value) };
}
