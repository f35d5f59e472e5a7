// Only this file enforces the `access` of the operations table.
import type { Access } from '#contract/operation.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { World } from '../store/world.ts';
import { HttpError } from './httpError.ts';

/** The owner of the access token. */
export interface Caller {
  email: string;
  admin: boolean;
}

/** Resolves with the caller and their current rights, or with null when signed out. */
export async function identifyCaller(world: World, email: string | null): Promise<Caller | null> {
  if (email === null) return null;
  const users = await world.read((view) => view.all('users'));
  return { email, admin: users.some((user) => user.role === 'admin' && sameEmail(user.email, email)) };
}

/** Throws 401 if the caller must be signed in, and 403 if they must be an administrator. For `own`, the resolver calls `requireOwner` too. */
export function requireAccess(access: Access, caller: Caller | null): void {
  if (access === 'public') return;
  if (caller === null) throw new HttpError(401, 'Sign in first: this call needs the access token of POST /login');
  if (access === 'admin' && !caller.admin) throw new HttpError(403, 'Only administrators may do this');
}

/** Throws 403 unless the caller is the owner or an administrator. */
export function requireOwner(caller: Caller, owner: string): void {
  if (!caller.admin && !sameEmail(caller.email, owner)) throw new HttpError(403, 'This belongs to somebody else');
}
