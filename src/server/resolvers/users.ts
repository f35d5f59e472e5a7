import * as v from 'valibot';
import { User } from '#contract/entities/user.ts';
import { Email } from '#contract/forms/email.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { requireOwner } from '../access.ts';
import type { View } from '../ports.ts';
import { listAll } from '../listAll.ts';
import { HttpError } from '../response.ts';
import type { Resolver } from '../resolver.ts';

async function find(view: View, email: string): Promise<User | undefined> {
  const [user] = await view.byEmail('users', email);
  return user;
}

/** Drops the fields that were not sent. */
const given = (sent: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined));

/**
 * Accepts any email, as the documented call does, because a user who signs up is not in any table yet. With an ID token, it must be the
 * token's (docs/product-rules.md#login-proof).
 */
export const login: Resolver<'login'> = async ({ login: { provenEmail, issueToken } }, { body }) => {
  const email = v.safeParse(Email, body.email);
  if (!email.success) throw new HttpError(400, email.issues[0].message);
  if (provenEmail !== null && !sameEmail(provenEmail, email.output)) throw new HttpError(403, 'The token belongs to somebody else');
  return { accessToken: await issueToken(email.output) };
};

/** Creates or updates a user with the fields that were sent. The email is always the path's, and the role cannot be set. */
export const saveUser: Resolver<'saveUser'> = async ({ transaction, caller }, { email, body: { email: _sent, ...sent } }) => {
  await requireOwner(caller, email);
  const found = await find(transaction, email);
  const user = found ?? v.parse(User, { _id: transaction.newId(), email });
  await transaction.put('users', { ...user, ...given(sent) });
  const created = found === undefined;
  return { acknowledged: true, matchedCount: created ? 0 : 1, upsertedId: created ? user._id : null };
};

export const getUser: Resolver<'getUser'> = async ({ transaction, caller }, { email }) => {
  await requireOwner(caller, email);
  return (await find(transaction, email)) ?? null;
};

export const listUsers: Resolver<'listUsers'> = ({ transaction }) => listAll(transaction, 'users');

export const checkAdmin: Resolver<'checkAdmin'> = async ({ transaction, caller }, { email }) => {
  await requireOwner(caller, email);
  return { admin: (await find(transaction, email))?.role === 'admin' };
};

/** Changes nothing for an administrator or an unknown user. */
export const makeAdmin: Resolver<'makeAdmin'> = async ({ transaction }, { email }) => {
  const user = await find(transaction, email);
  if (user === undefined || user.role === 'admin') return { modifiedCount: 0 };
  await transaction.put('users', { ...user, role: 'admin' });
  return { modifiedCount: 1 };
};
