/** An error of the identity service. The shop looks up its own text by `code`; `message` is the text of the service. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** Without a prefix, such as 'invalid-credential' or 'too-many-requests'. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
