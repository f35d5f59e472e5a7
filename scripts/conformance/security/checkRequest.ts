import { type Input, type OperationName, type Operations, operations } from '#contract/operations.ts';
import type { CallOptions } from '../backend.ts';
import type { TrackedRecords } from '../cleanup.ts';

/** The operations that are not public. */
export type GuardedName = { [Name in OperationName]: Operations[Name]['access'] extends 'public' ? never : Name }[OperationName];

export const guardedNames = (Object.keys(operations) as OperationName[]).filter(
  (name): name is GuardedName => operations[name].access !== 'public',
);

/** A request that does no harm if the backend accepts it. */
export interface CheckRequest {
  input: object;
  options?: CallOptions;
  /** True if it names a missing record. */
  targetsMissingRecord: boolean;
  /** Tracks what it creates if the backend accepts it. */
  track?: () => TrackedRecords<object>;
  /** Sends the request, and reports what changed although nothing should. */
  watch?: <Result>(send: () => Promise<Result>) => Promise<Result>;
}

/** For each guarded operation its request, or why there is none in this run. */
export type CheckRequests = Record<GuardedName, CheckRequest | string>;

/** Unique in each run, so that no record has it, and the cleanup finds records of a backend that creates missing ones. */
export interface UnusedIds {
  /** Begins with a letter, so that a backend that parses ids as numbers does not read the id of a real record. */
  id: string;
  email: string;
}

/** The targets that a request can name without harm. */
export interface HarmlessTargets extends UnusedIds {
  /** Why no write may name the id; null if the backend confirms that no record has it. */
  reasonNotToUseId: string | null;
}

/** Returns a request with this input, by default for a missing record. The name gives the input its type. */
export const requestFor = <Name extends GuardedName>(_: Name, input: Input<Name>, targetsMissingRecord = true): CheckRequest => ({
  input,
  targetsMissingRecord,
});

/** Invalid JSON, for operations whose record could not be removed if a careless backend creates one. */
export const invalidJson: CheckRequest = { input: {}, options: { text: '{' }, targetsMissingRecord: false };
