import { ApiError, type ApiErrorKind } from '#contract/apiError.ts';

/**
 * The part of an error that a machine keeps in its context: serialisable, and enough for a message. `unknown` is any error but an
 * `ApiError`.
 */
export interface Failure {
  kind: ApiErrorKind | 'unknown';
  status: number | null;
  /** True if the mutation may have been applied despite the error. */
  isAmbiguous: boolean;
}

/** Reduces an error to what a message needs. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiError
    ? { kind: error.kind, status: error.status ?? null, isAmbiguous: error.ambiguous }
    : { kind: 'unknown', status: null, isAmbiguous: true };
