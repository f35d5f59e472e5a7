import { ApiError, type ApiErrorKind } from '#contract/apiError.ts';

/**
 * The part of an error that a machine keeps in its context: serializable, and enough to choose a message. `kind` is `unknown` for every
 * error other than an `ApiError`.
 */
export interface Failure {
  kind: ApiErrorKind | 'unknown';
  status: number | null;
  /** True if the mutation may have been applied despite the error. */
  isAmbiguous: boolean;
}

/** An actor's error, in the params of actions and guards. */
export type Failed = { error: unknown };

/** Another tab kept the lock, so nothing was sent. */
export const BUSY: Failure = { kind: 'busy', status: null, isAmbiguous: false };

/** Converts an error to a failure. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiError
    ? { kind: error.kind, status: error.status ?? null, isAmbiguous: error.ambiguous }
    : { kind: 'unknown', status: null, isAmbiguous: true };
