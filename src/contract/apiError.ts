/**
 * The ways a request fails. `offline`: no response; `timeout`: no response in time; `aborted`: aborted by the caller; `http`: a status
 * outside 2xx; `malformed`: a response that is not JSON; `shape`: JSON that does not match the contract; `busy`: never sent, because
 * another tab was changing the same thing.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'malformed' | 'shape' | 'busy';

/** The error of every failed request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** True for a mutation whose error says nothing about its result: no response, a broken connection, a 5xx, or a 2xx that is a page. */
  readonly ambiguous: boolean;
  /**
   * True if it is certain that a mutation was not applied: the request was never sent, or it was refused with 412 because the row has
   * changed since it was read (docs/product-rules.md#conditional-writes).
   */
  readonly notApplied: boolean;

  constructor(kind: ApiErrorKind, details: { message: string; status?: number; ambiguous?: boolean; notApplied?: boolean }) {
    super(details.message);
    this.kind = kind;
    this.status = details.status;
    this.ambiguous = details.ambiguous ?? false;
    this.notApplied = details.notApplied ?? false;
  }
}

/**
 * True if the error of a failed mutation says nothing about its result. Includes errors other than ApiError, because nothing is known about
 * them.
 */
export const isAmbiguous = (error: unknown): boolean => !(error instanceof ApiError) || error.ambiguous;

/**
 * True unless a failed mutation was certainly not applied. A 4xx is no proof, because the backend may answer it after it has applied the
 * mutation (docs/product-rules.md#4xx-after-a-write). Where money, stock or orders change, read before you send it again or undo it.
 */
export const mayBeApplied = (error: unknown): boolean => !(error instanceof ApiError) || !error.notApplied;

/** True if the response had this HTTP status. */
export const hasStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** True for a status that refuses a request only for now. It says nothing about an earlier one. */
export const isTemporaryRefusal = (status: number): boolean => [408, 425, 429].includes(status);

/** True if the response was 404. */
export const isGone = (error: unknown): boolean => hasStatus(error, 404);

/** True if a conditional write was refused because the row has changed since it was read (docs/product-rules.md#conditional-writes). */
export const isOutdated = (error: unknown): boolean => hasStatus(error, 412) && !mayBeApplied(error);
