import type { Input, OperationName, Operations, Output } from '#contract/operations.ts';
import type { Caller } from './access.ts';
import type { World } from './world.ts';

/** What MongoDB says after a write; nobody documents it, nobody may read it. */
export interface Acknowledgement {
  acknowledged: true;
  insertedId?: string;
  upsertedId?: string | null;
  matchedCount?: number;
  modifiedCount?: number;
  deletedCount?: number;
}

/** What goes over the wire: the contract's output, or an acknowledgement where the contract reads nothing. */
export type Wire<Name extends OperationName> = [Output<Name>] extends [null] ? Acknowledgement : Output<Name>;

/** What a resolver knows beside its input. Where `access` lets nobody in, there is a caller. */
export interface Context<Name extends OperationName> {
  world: World;
  caller: Operations[Name]['access'] extends 'public' ? Caller | null : Caller;
}

/** The backend's rule for one operation. The input fits the contract's body; rejects with Refusal only. */
export type Resolver<Name extends OperationName> = (context: Context<Name>, input: Input<Name>) => Promise<Wire<Name>>;
