import * as v from 'valibot';
import { Email } from '#contract/forms/email.ts';

const PREFIX = 'sandbox.';

/**
 * The access token of POST /login. It contains its owner's email, so that the sandbox stores no tokens and they survive a reload. It
 * proves nothing. Never use it outside of a sandbox.
 */
export const issueToken = (email: string): string => PREFIX + encodeURIComponent(email);

/** Returns the email of the owner of the token in an Authorization header, or null if it contains none of ours. */
export function readToken(authorization: string | null): string | null {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token?.startsWith(PREFIX) !== true) return null;
  try {
    const email = v.safeParse(Email, decodeURIComponent(token.slice(PREFIX.length)));
    return email.success ? email.output : null;
  } catch {
    return null;
  }
}
