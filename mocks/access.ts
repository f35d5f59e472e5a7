// Who may call what: the operations table's `access` is enforced here and nowhere else.
import type { Access } from '#contract/operation.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Who calls, as the bearer says. */
export interface Caller {
  email: string;
  admin: boolean;
}

/** The caller of that e-mail, with the rights that the world gives it at this moment; null for nobody. */
export async function identifyCaller(world: World, email: string | null): Promise<Caller | null> {
  if (email === null) return null;
  const users = await world.read((view) => view.all('users'));
  return { email, admin: users.some((user) => user.role === 'admin' && sameEmail(user.email, email)) };
}

/** Refuses a caller whom `access` keeps out: 401 when nobody is signed in, 403 for the wrong person. */
export function admit(access: Access, caller: Caller | null): void {
  if (access === 'public') return;
  if (caller === null) throw new Refusal(401, 'Sign in first: this call needs the bearer of POST /login');
  if (access === 'admin' && !caller.admin) throw new Refusal(403, 'Only administrators may do this');
}

/** Refuses a caller who is neither the owner nor an administrator: 403. */
export function admitOwner(caller: Caller, owner: string): void {
  if (!caller.admin && !sameEmail(caller.email, owner)) throw new Refusal(403, 'This belongs to somebody else');
}
