import * as v from 'valibot';
import { Email } from '#contract/forms/email.ts';

const PREFIX = 'sandbox.';

/**
 * The bearer of POST /login: it names its owner, so that the sandbox remembers nobody and a token outlives the page. It
 * proves nothing, as befits a sandbox; never take it for the real thing.
 */
export const issueToken = (email: string): string => PREFIX + encodeURIComponent(email);

/** Whose token an Authorization header carries; null when it carries none of ours. */
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
