/** The sandbox's "no": what a resolver throws, and the only thing. Becomes an answer of that status with `{ message }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** An HTTP status from 400 to 499. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
