import type { Input, OperationName, Operations, Output } from '#contract/operations.ts';
import type { World } from '../store/world.ts';
import type { Caller } from './access.ts';
import type { LoginProof } from './loginProof.ts';

/** MongoDB's response to a write. It is not documented, so clients must not read it. */
export interface Acknowledgement {
  acknowledged: true;
  insertedId?: string;
  upsertedId?: string | null;
  matchedCount?: number;
  modifiedCount?: number;
  deletedCount?: number;
}

/** The response body: the contract's output or, for a mutation that accepts any answer, an acknowledgement. */
export type Wire<Name extends OperationName> = Operations[Name]['method'] extends 'GET'
  ? Output<Name>
  : null extends Output<Name>
    ? Acknowledgement | NonNullable<Output<Name>>
    : Output<Name>;

/** The context of a resolver. There is always a caller, unless `access` is `public`. */
export interface Context<Name extends OperationName> {
  world: Pick<World, 'read' | 'write'>;
  /** The If-Match header. @default null */
  ifMatch?: string | null;
  /** The Authorization header, which only `login` reads. For other operations, it has become the caller. @default null */
  authorization?: string | null;
  /** How `login` checks it. @default the sandbox's own ID token, if there is one */
  loginProof?: LoginProof;
  caller: Operations[Name]['access'] extends 'public' ? Caller | null : Caller;
}

/** Implements one operation. The input already fits the contract. Rejects only with `HttpError`. */
export type Resolver<Name extends OperationName> = (context: Context<Name>, input: Input<Name>) => Promise<Wire<Name>>;
