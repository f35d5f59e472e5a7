import { readEmailToken, writeEmailToken } from '../server/emailToken.ts';

/** Differs from the access token's, so that neither is accepted for the other. */
const PREFIX = 'sandboxIdentity.';

/**
 * The ID token of the sandbox's identity service. It names the account in plain text, and anybody can write one: it shows how a login with
 * proof works, and is worthless to any other backend.
 */
export const issueIdToken = (email: string): string => writeEmailToken(PREFIX, email);

/** Returns the email of the account that the token names; null if it is no ID token of the sandbox. */
export const readIdToken = (token: string): string | null => readEmailToken(PREFIX, token);
