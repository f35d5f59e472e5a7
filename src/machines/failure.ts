import { ApiError, type ApiErrorKind } from '#contract/apiError.ts';

/** What is kept of an error in a machine's context: serialisable, enough for a sentence. `unknown` is an error of our own. */
export interface Failure {
  kind: ApiErrorKind | 'unknown';
  status: number | null;
  /** A write that may have been applied all the same. */
  isAmbiguous: boolean;
}

/** Keeps of an error what a sentence needs. */
export const failureOf = (error: unknown): Failure =>
  error instanceof ApiError
    ? { kind: error.kind, status: error.status ?? null, isAmbiguous: error.ambiguous }
    : { kind: 'unknown', status: null, isAmbiguous: true };
