/** What the identity service refused, by a code that the shop's catalogue of sentences knows, beside the service's own words. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** Without a prefix: 'invalid-credential', 'too-many-requests' … */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
