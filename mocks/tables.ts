import { Booking } from '#contract/entities/booking.ts';
import { CameraProduct } from '#contract/entities/cameraProduct.ts';
import { Phone } from '#contract/entities/phone.ts';
import { Review } from '#contract/entities/review.ts';
import { Tool } from '#contract/entities/tool.ts';
import { User } from '#contract/entities/user.ts';
import { Account } from './account.ts';
import { Intent } from './intent.ts';

/** The sandbox's tables. What the contract says of an entity is the table; the stand-ins have one each of their own, `accounts` and `intents`. */
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

/** One row of each table. */
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

/** All rows of all tables, in the order in which they are listed. */
export type Rows = { [Name in TableName]: readonly Row[Name][] };
