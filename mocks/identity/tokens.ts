// The sandbox's tokens. They contain their owner's email in plain text and anybody can write one, so they prove nothing, and are worthless to
// any other backend. Nothing stores them, and they survive a reload.
import * as v from 'valibot';
import { Email } from '#contract/forms/email.ts';
import type { LoginProof } from '#server/ports.ts';

// They differ, so that neither token is accepted for the other.
const ACCESS = 'sandbox.';
const IDENTITY = 'sandboxIdentity.';

const write = (prefix: string) => (email: string) => prefix + encodeURIComponent(email);

/** Returns the email of a token with this prefix; null if it is no such token. */
const read = (prefix: string) => (token: string) => {
  if (!token.startsWith(prefix)) return null;
  try {
    const email = v.safeParse(Email, decodeURIComponent(token.slice(prefix.length)));
    return email.success ? email.output : null;
  } catch {
    return null;
  }
};

/** The access token of POST /login. */
export const issueToken = write(ACCESS);
export const readToken = read(ACCESS);

/** The ID token of the sandbox's identity service. */
export const issueIdToken = write(IDENTITY);
export const readIdToken = read(IDENTITY);

/** Requires the ID token for each login: for the shop in the sandbox, which always sends it. */
export const requiredProof: LoginProof = { readEmail: readIdToken, isRequired: true };
