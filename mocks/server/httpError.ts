/** The only error that a resolver throws. It becomes a response with that status and `{ message }`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** An HTTP status from 400 to 499, or 501 for an undocumented call. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
