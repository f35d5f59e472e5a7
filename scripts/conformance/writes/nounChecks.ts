import type { OperationName, Operations } from '#contract/operations.ts';
import type { Caller, Run } from '../run.ts';
import type { CheckRequests, HarmlessTargets } from '../security/checkRequest.ts';

/** The operations with this method whose path ends with an id. */
export type NameById<Method> = {
  [Name in OperationName]: Operations[Name] extends { method: Method; path: `${string}/{id}` } ? Name : never;
}[OperationName];

/** Records that one call finds by id and another removes. */
interface Removable {
  description: string;
  get: NameById<'GET'>;
  remove: NameById<'DELETE'>;
}

/** The checks that a file of this folder exports. */
export interface NounChecks {
  /** Tries the writes that can be undone, and undoes them. */
  checkWrites?: (run: Run, shopper: Caller) => Promise<void>;
  /**
   * Tries the writes that cannot be undone. --keep accepts exactly these names, and a run tries only those that it names. Null if
   * `checkWrites` tries the write, because it is permanent only for some accounts.
   */
  checkPermanentWrites?: Partial<Record<OperationName, ((run: Run, shopper: Caller) => Promise<void>) | null>>;
  /**
   * Returns for each guarded call a request that does no harm, or why there is none in this run. A read that needs at most an email has
   * one already.
   */
  checkRequests: (run: Run, targets: HarmlessTargets) => Partial<CheckRequests> | Promise<Partial<CheckRequests>>;
  /** The record that a careless backend may create under the unused id of a request. */
  removable?: Removable;
}
