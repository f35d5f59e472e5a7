import * as v from 'valibot';
import { Booking } from '#contract/entities/booking.ts';
import { CameraProduct } from '#contract/entities/cameraProduct.ts';
import { Phone } from '#contract/entities/phone.ts';
import { Review } from '#contract/entities/review.ts';
import { Tool } from '#contract/entities/tool.ts';
import { User } from '#contract/entities/user.ts';
import { rows } from '#contract/read.ts';
import phones from '../../public/products.json' with { type: 'json' };
import { bookings } from '../data/bookings.ts';
import { cameraProducts } from '../data/cameraProducts.ts';
import { people } from '../data/people.ts';
import { reviews } from '../data/reviews.ts';
import { tools } from '../data/tools.ts';
import { Account } from '../identity/account.ts';
import { Intent } from '../payments/intent.ts';
import { StoredAnswer } from '#server/ports.ts';

/** A table: the schema of its rows, and its rows in the demo catalogue. */
const table = <Schema extends v.GenericSchema>(row: Schema, demo: readonly v.InferOutput<Schema>[]) => ({ row, demo });

/**
 * The tables of the sandbox: those of the contract, `accounts` and `intents` for the fake providers, and `answers` for Idempotency-Key. All types, collections, stored
 * forms and seeds of the tables derive from this definition.
 */
export const tables = {
  tools: table(Tool, tools),
  cameraProducts: table(CameraProduct, cameraProducts),
  phones: table(Phone, v.parse(rows(Phone), phones)),
  reviews: table(Review, reviews),
  bookings: table(Booking, bookings),
  users: table(User, people),
  accounts: table(Account, []),
  intents: table(Intent, []),
  answers: table(StoredAnswer, []),
};

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];

/** The row type of each table. */
export type Row = { [Name in TableName]: v.InferOutput<(typeof tables)[Name]['row']> };

/** The tables whose rows belong to a person. */
export type TableWithEmail = 'accounts' | 'bookings' | 'users';

/** All rows of all tables, in list order. */
export type Rows = { [Name in TableName]: readonly Row[Name][] };

/** Creates an object with one value for each table. */
export function eachTable<Result extends Record<TableName, unknown>>(make: (name: TableName) => Result[TableName]): Result {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)])) as Result;
}
