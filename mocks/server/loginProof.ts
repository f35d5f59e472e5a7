import { sameEmail } from '#contract/sameEmail.ts';
import { readIdToken } from '../identity/idToken.ts';
import { bearerOf } from './emailToken.ts';
import { HttpError } from './httpError.ts';

/** How POST /login checks the ID token that it carries as its bearer token (docs/product-rules.md#login-proof). */
export interface LoginProof {
  /** Returns the email that an ID token proves; null for a token that it does not accept. */
  readEmail: (idToken: string) => string | null;
  /** If true, a login without an accepted token gets 401. If false, it is answered as documented. */
  isRequired: boolean;
}

/** Checks the token of the sandbox's own identity service, and requires one: for the shop in the sandbox, which always sends it. */
export const requiredProof: LoginProof = { readEmail: readIdToken, isRequired: true };

/** Checks the token of the sandbox's own identity service if there is one. */
export const optionalProof: LoginProof = { readEmail: readIdToken, isRequired: false };

/** Throws 401 if the login needs a proof and has none, and 403 if it has the proof of another email. */
export function requireProof({ readEmail, isRequired }: LoginProof, authorization: string | null, email: string): void {
  const idToken = bearerOf(authorization);
  const proven = idToken === null ? null : readEmail(idToken);
  if (proven === null && isRequired) throw new HttpError(401, "This call needs the identity service's own token, as its bearer token");
  if (proven !== null && !sameEmail(proven, email)) throw new HttpError(403, 'The token belongs to somebody else');
}
