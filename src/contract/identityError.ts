/** An error of the identity service. `message` is the text of the service; the shop chooses its own text by `code`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** Without a prefix, such as 'invalid-credential' or 'too-many-requests'. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
