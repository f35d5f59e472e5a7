import { Booking } from '#contract/entities/booking.ts';
import { CameraProduct } from '#contract/entities/cameraProduct.ts';
import { Phone } from '#contract/entities/phone.ts';
import { Review } from '#contract/entities/review.ts';
import { Tool } from '#contract/entities/tool.ts';
import { User } from '#contract/entities/user.ts';
import { Account } from '../identity/account.ts';
import { Intent } from '../payments/intent.ts';

/** The schemas of the sandbox's tables: those of the contract, and `accounts` and `intents` for the fake providers. */
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
export interface Row {
  tools: Tool;
  cameraProducts: CameraProduct;
  phones: Phone;
  reviews: Review;
  bookings: Booking;
  users: User;
  accounts: Account;
  intents: Intent;
}

/** All rows of all tables, in list order. */
export type Rows = { [Name in TableName]: readonly Row[Name][] };
