/**
 * The ways a request fails. `offline`: no response; `timeout`: no response in time; `aborted`: aborted by the caller; `http`: a status
 * outside 2xx; `malformed`: a response that is not JSON; `shape`: JSON that does not match the contract.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'malformed' | 'shape';

/** The error of every failed request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** True for a mutation that may have been applied despite the error: no response, an aborted connection or a 5xx. */
  readonly ambiguous: boolean;

  constructor(kind: ApiErrorKind, details: { message: string; status?: number; ambiguous?: boolean }) {
    super(details.message);
    this.kind = kind;
    this.status = details.status;
    this.ambiguous = details.ambiguous ?? false;
  }
}

/** True if a failed mutation may have been applied. Includes errors other than ApiError, because nothing is known about them. */
export const isAmbiguous = (error: unknown): boolean => !(error instanceof ApiError) || error.ambiguous;

/** True if the response had this HTTP status. */
export const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** True if the response was 404. */
export const isGone = (error: unknown): boolean => hasStatus(error, 404);
