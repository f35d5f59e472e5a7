// Only this file enforces the `access` and the `bearer` of the operations table.
import type { Access, Operation } from '#contract/operation.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { Ports, View } from './ports.ts';
import { HttpError } from './response.ts';

/** The user who makes a call. */
export interface Caller {
  email: string;
  /** Their present rights. Most calls are about the caller's own things and need not know, which saves a look-up. */
  isAdmin: () => Promise<boolean>;
}

/** Returns the token of an Authorization header; null if it has no bearer token. */
export const bearerOf = (authorization: string | null): string | null => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/**
 * Resolves with the email that the call's bearer token proves; null for a public call, whose token proves nothing that it needs. Rejects with
 * 401 if a token is missing.
 */
export async function readBearer(
  { access, bearer }: Pick<Operation, 'access' | 'bearer'>,
  authorization: string | null,
  { accessTokens, loginProof }: Pick<Ports, 'accessTokens' | 'loginProof'>,
): Promise<string | null> {
  if (access === 'public' && bearer === undefined) return null;
  const token = bearerOf(authorization);
  const tokens = bearer === 'idToken' ? loginProof : accessTokens;
  const email = token === null ? null : await tokens.readEmail(token);
  if (email !== null) return email;
  if (bearer === 'idToken' && loginProof.isRequired)
    throw new HttpError(401, "This call needs the identity service's own token, as its bearer token");
  if (access !== 'public') throw new HttpError(401, 'Sign in first: this call needs the access token of POST /login');
  return null;
}

/** Resolves with the caller. Rejects with 403 if they must be an administrator. For `own`, the resolver calls `requireOwner` too. */
export async function requireAccess(access: Access, email: string, view: View): Promise<Caller> {
  const look = async () => (await view.byEmail('users', email))[0]?.role === 'admin';
  let known: Promise<boolean> | undefined;
  const isAdmin = () => (known ??= look());
  if (access === 'admin' && !(await isAdmin())) throw new HttpError(403, 'Only administrators may do this');
  return { email, isAdmin };
}

/** Returns the email that an ID token claims. Throws 403 unless it is verified: until then, it may be somebody else's. */
export function requireVerified({ email, email_verified: isVerified }: { email: string; email_verified: boolean }): string {
  if (!isVerified) throw new HttpError(403, 'Confirm your email first');
  return email;
}

/** Rejects with 403 unless the caller is the owner or an administrator. */
export async function requireOwner(caller: Caller, owner: string): Promise<void> {
  if (!sameEmail(caller.email, owner) && !(await caller.isAdmin())) throw new HttpError(403, 'This belongs to somebody else');
}
