import type { OperationName } from '#contract/operations.ts';

/** The parsed command line. */
export interface Options {
  /** The base URL of the backend, `<api>`. */
  url: string;
  /** The URL of the shop's own files. Without it products.json is not read. */
  site?: string;
  /** The email of a disposable account. */
  email?: string;
  adminEmail?: string;
  /** An access token to use instead of the one from POST /login, as is `adminToken`. Secret. */
  token?: string;
  adminToken?: string;
  /** An ID token for `email` that POST /login carries, as `adminIdToken` does for `adminEmail`. Secret. */
  idToken?: string;
  adminIdToken?: string;
  write: boolean;
  /** The writes to try although they cannot be undone. */
  keep: readonly OperationName[];
  expectSecure: boolean;
}
