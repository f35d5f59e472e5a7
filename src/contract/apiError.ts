/**
 * How a call can fail. `offline`: no answer came; `timeout`: none in time; `aborted`: the caller took it back; `http`: an
 * answer outside 2xx; `malformed`: an answer that is not JSON; `shape`: JSON that does not fit the contract.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'malformed' | 'shape';

/** The one error of all calls. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** A write that may have been applied all the same: unanswered, cut off or answered 5xx. */
  readonly ambiguous: boolean;

  constructor(kind: ApiErrorKind, details: { message: string; status?: number; ambiguous?: boolean }) {
    super(details.message);
    this.kind = kind;
    this.status = details.status;
    this.ambiguous = details.ambiguous ?? false;
  }
}

/** Whether a failed write may have been applied: also when the error is none of ours, since then nothing is known. */
export const isAmbiguous = (error: unknown): boolean => !(error instanceof ApiError) || error.ambiguous;

/** Whether a call was answered with this HTTP status. */
export const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** Whether a call was answered 404. */
export const isGone = (error: unknown): boolean => hasStatus(error, 404);
