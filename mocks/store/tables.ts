import type * as v from 'valibot';
import { Booking } from '#contract/entities/booking.ts';
import { CameraProduct } from '#contract/entities/cameraProduct.ts';
import { Phone } from '#contract/entities/phone.ts';
import { Review } from '#contract/entities/review.ts';
import { Tool } from '#contract/entities/tool.ts';
import { User } from '#contract/entities/user.ts';
import { Account } from '../identity/account.ts';
import { Intent } from '../payments/intent.ts';

/**
 * The tables of the sandbox with the schemas of their rows: those of the contract, and `accounts` and `intents` for the fake providers.
 * All types, collections and stored forms of the tables derive from this definition.
 */
export const tables = {
  tools: Tool,
  cameraProducts: CameraProduct,
  phones: Phone,
  reviews: Review,
  bookings: Booking,
  users: User,
  accounts: Account,
  intents: Intent,
};

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];

/** The row type of each table. */
export type Row = { [Name in TableName]: v.InferOutput<(typeof tables)[Name]> };

/** All rows of all tables, in list order. */
export type Rows = { [Name in TableName]: readonly Row[Name][] };

/** Creates an object with one value for each table. */
export function eachTable<Result extends Record<TableName, unknown>>(make: (name: TableName) => Result[TableName]): Result {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)])) as Result;
}
