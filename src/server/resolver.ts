import type { Input, OperationName, Operations, Output } from '#contract/operations.ts';
import type { Caller } from './access.ts';
import type { JsonText } from './listAll.ts';
import type { AccessTokens, Transaction, View } from './ports.ts';

/** MongoDB's response to a write. It is not documented, so clients must not read it. */
interface Acknowledgement {
  acknowledged: true;
  insertedId?: string;
  upsertedId?: string | null;
  matchedCount?: number;
  modifiedCount?: number;
  deletedCount?: number;
}

/** The response body: the contract's output, which may be JSON already for a list, or an acknowledgement, for a mutation that accepts any answer. */
type Wire<Name extends OperationName> = Operations[Name]['method'] extends 'GET'
  ? Output<Name> | (Output<Name> extends readonly unknown[] ? JsonText : never)
  : null extends Output<Name>
    ? Acknowledgement | NonNullable<Output<Name>>
    : Output<Name>;

/** The context of a resolver. */
export interface Context<Name extends OperationName> {
  transaction: Operations[Name]['method'] extends 'GET' ? View : Transaction;
  /** Null for a public operation. */
  caller: Operations[Name]['access'] extends 'public' ? null : Caller;
  /** The If-Match header. */
  ifMatch: string | null;
  /** For the answer of an operation whose `bearer` is the ID token. */
  login: {
    /** The email that the ID token proves; null without one. */
    provenEmail: string | null;
    issueToken: AccessTokens['issue'];
  };
}

/** Implements one operation. The input already fits the contract. Rejects only with `HttpError`, and has no effect but on the transaction. */
export type Resolver<Name extends OperationName> = (context: Context<Name>, input: Input<Name>) => Promise<Wire<Name>>;
