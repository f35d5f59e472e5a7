// The ports that a backend implements for the rules: its data, its tokens and its payment provider. The sandbox and a database are two backends.
import * as v from 'valibot';
import type { Booking } from '#contract/entities/booking.ts';
import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import type { Review } from '#contract/entities/review.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { User } from '#contract/entities/user.ts';

/**
 * The first answer to a POST with an Idempotency-Key. Its id names the operation, the caller and the key. The rules never remove one: a
 * backend may, once it is a day old (SECURITY.md#conditional-writes).
 */
export const StoredAnswer = v.object({
  _id: v.string(),
  /** The body that was sent, as JSON. */
  body: v.string(),
  /** The body of the answer, as JSON. */
  answer: v.string(),
});

/** The row of each table. */
export interface Tables {
  tools: Tool;
  cameraProducts: CameraProduct;
  phones: Phone;
  reviews: Review;
  bookings: Booking;
  users: User;
  answers: v.InferOutput<typeof StoredAnswer>;
}

/** A backend in memory need not return promises. */
type Awaitable<T> = T | Promise<T>;

/** Read access to the rows. Only a transaction sees all of them as they are at one moment. */
export interface View {
  /** In list order: the oldest row first. */
  all<Name extends keyof Tables>(name: Name): Awaitable<Tables[Name][]>;
  /** The same as the JSON of one list, if the store can write it itself. Reading the rows only for that takes longer. */
  allAsJson?(name: keyof Tables): Awaitable<string>;
  get<Name extends keyof Tables>(name: Name, id: string): Awaitable<Tables[Name] | undefined>;
  /** The rows with this email, which is compared as `sameEmail` does. There is one user at most. */
  byEmail<Name extends 'bookings' | 'users'>(name: Name, email: string): Awaitable<Tables[Name][]>;
}

/** A write in progress. It sees its own changes. All of them take effect, or none. */
export interface Transaction extends View {
  /** Returns an id that was never used before: 24 hexadecimal digits, like a MongoDB id. */
  newId(): string;
  /** Adds a row, or replaces the one with the same id. */
  put<Name extends keyof Tables>(name: Name, row: Tables[Name]): Awaitable<void>;
  remove(name: keyof Tables, id: string): Awaitable<void>;
  /**
   * Creates a payment intent at the provider. `email`: of whose order it pays, or of who pays. `bookingId`: the order, where that is certain. If the
   * transaction is repeated, it must return the same intent.
   */
  createIntent(intent: { price: number; email: string; bookingId?: string | undefined }): Awaitable<{ clientSecret: string }>;
}

/** The backend's data. The callbacks must not wait for another read or write of the store. */
export interface Store {
  read<T>(select: (view: View) => Promise<T>): Promise<T>;
  /**
   * Runs one transaction as if there were no other at the same time (SERIALIZABLE). If `update` rejects, nothing changes. It may run more
   * than once, after a conflict, so it has no effect but through its transaction.
   */
  write<T>(update: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/** The access tokens, which POST /login issues. */
export interface AccessTokens {
  issue: (email: string) => Awaitable<string>;
  /** Returns the email of the token's owner; null for a token that it does not accept. */
  readEmail: (token: string) => Awaitable<string | null>;
}

/** How POST /login checks the ID token that it carries as its bearer token (docs/product-rules.md#login-proof). */
export interface LoginProof {
  /** Returns the email that an ID token proves; null for a token that it does not accept. Throws 403 if the email is not verified. */
  readEmail: (idToken: string) => Awaitable<string | null>;
  /** If true, a login without an accepted token gets 401. If false, it is answered as documented. */
  isRequired: boolean;
}

/** Everything that a backend provides. */
export interface Ports {
  store: Store;
  accessTokens: AccessTokens;
  loginProof: LoginProof;
  /** Reports a defect, which the client sees as 500. */
  reportError: (error: unknown) => void;
}
