import * as v from 'valibot';
import { Email } from '#contract/forms/email.ts';

/** Returns the token of an Authorization header; null if it has no bearer token. */
export const bearerOf = (authorization: string | null): string | null => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** Writes an email as a token with this prefix. Anybody can write one, so it proves nothing. Never use it outside of a sandbox. */
export const writeEmailToken = (prefix: string, email: string): string => prefix + encodeURIComponent(email);

/** Reads the email of a token with this prefix; null if it is no such token. */
export function readEmailToken(prefix: string, token: string | null): string | null {
  if (token?.startsWith(prefix) !== true) return null;
  try {
    const email = v.safeParse(Email, decodeURIComponent(token.slice(prefix.length)));
    return email.success ? email.output : null;
  } catch {
    return null;
  }
}
