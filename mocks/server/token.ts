import { bearerOf, readEmailToken, writeEmailToken } from './emailToken.ts';

const PREFIX = 'sandbox.';

/**
 * The access token of POST /login. It contains its owner's email, so that the sandbox stores no tokens and they survive a reload. It
 * proves nothing. Never use it outside of a sandbox.
 */
export const issueToken = (email: string): string => writeEmailToken(PREFIX, email);

/** Returns the email of the owner of the token in an Authorization header, or null if it contains none of ours. */
export const readToken = (authorization: string | null): string | null => readEmailToken(PREFIX, bearerOf(authorization));
